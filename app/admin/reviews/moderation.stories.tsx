import {toMomentView} from '~/core/moments';
import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {MODERATION_COPY, moderationProblem} from './moderation-copy';
import type {LoadedReviews, ModeratedReview} from './moderation-view';
import {ModerationPage} from './ModerationPage';

const IDEMPOTENCY_KEY = 'aaaaaaaa-0000-4000-8000-000000000009';
const COUNTS = {pending: 2, published: 1240, rejected: 3};

const REVIEW: ModeratedReview = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  version: 1,
  rating: 4,
  title: 'Very good, a little mild for us',
  body: 'Lovely texture. We like it hotter, so a chopped green chili goes in next time.',
  name: 'Maya C.',
  state: 'pending',
  cooking: 'Cooked with paneer · 24 minutes',
  changes: 'A chopped green chili, and half of the water.',
  pictures: [],
  reason: null,
  reply: null,
  at: toMomentView('2026-11-20T15:00:00Z', 'short'),
  product: {title: 'Palak Paneer', path: '/product/palak-paneer/reviews'},
  order: {name: 'Order #1001', path: '/admin/orders/1001'},
};

const PAGES: Readonly<Record<string, LoadedReviews>> = {
  'the queue': {
    request: {state: 'pending', search: '', page: 1},
    found: {
      reviews: [
        {...REVIEW, pictures: [{id: 'a', image: PICTURE, hasFailed: false}]},
        {
          ...REVIEW,
          id: 'aaaaaaaa-0000-4000-8000-000000000002',
          title: LONG_NAME,
          order: null,
          pictures: [
            {id: 'b', image: PICTURE, hasFailed: false},
            {id: 'c', image: null, hasFailed: false},
            {id: 'd', image: null, hasFailed: true},
          ],
        },
      ],
      counts: COUNTS,
      hasNext: true,
    },
    idempotencyKey: IDEMPOTENCY_KEY,
  },
  'a rejected one': {
    request: {state: 'rejected', search: '', page: 2},
    found: {reviews: [{...REVIEW, state: 'rejected', reason: 'Names a person.'}], counts: COUNTS, hasNext: false},
    idempotencyKey: IDEMPOTENCY_KEY,
  },
  'nothing found': {
    request: {state: 'published', search: 'goat', page: 1},
    found: {reviews: [], counts: COUNTS, hasNext: false},
    idempotencyKey: IDEMPOTENCY_KEY,
  },
  'the database is down': {
    request: {state: 'pending', search: '', page: 1},
    found: null,
    idempotencyKey: IDEMPOTENCY_KEY,
  },
};

const RESULT = {
  review: REVIEW.id,
  values: {reply: 'Thank you!', reason: ''},
  errors: {reason: MODERATION_COPY.reasonMissing},
  failure: moderationProblem({kind: 'not-possible', state: null}).notice,
};

function ReviewsModerationStates() {
  return (
    <>
      {Object.entries(PAGES).map(([name, loaded]) => (
        <State key={name} name={name} isWide>
          <ModerationPage {...loaded} result={name === 'the queue' ? RESULT : undefined} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Reviews for staff', States: ReviewsModerationStates};
