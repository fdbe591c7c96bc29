import {PICTURE} from '~/workbench/sample-pictures';
import {NO_REVIEW_VALUES, type LoadedReviewForm, type OwnReviewView, type ReviewReply} from './own-review';
import {picturesProblemText, reviewProblemNotice, WRITE_COPY} from './write-copy';

const EMPTY = {...NO_REVIEW_VALUES, name: 'Ada L.'};
const TYPED = {
  rating: '4',
  title: 'Good',
  body: 'We had it on Tuesday and it was good.',
  name: 'Ada L.',
  protein: 'paneer',
  minutes: '24',
  changes: 'A squeeze of lime.',
};

const form = (review: OwnReviewView | null, mayWrite = true): LoadedReviewForm => ({
  author: 'aaaaaaaa-0000-4000-8000-000000000001',
  mayWrite,
  review,
  values: review ? TYPED : EMPTY,
  pictures: review
    ? [
        {id: 'aaaaaaaa-0000-4000-8000-000000000002', image: PICTURE},
        {id: 'aaaaaaaa-0000-4000-8000-000000000003', image: null},
      ]
    : [],
  takesPictures: true,
});

const INVALID: ReviewReply = {
  author: '',
  values: {...EMPTY, body: 'Good'},
  errors: {
    rating: WRITE_COPY.ratingMissing,
    title: WRITE_COPY.titleMissing,
    body: WRITE_COPY.bodyShort,
    pictures: picturesProblemText({kind: 'too-large', name: 'dinner.jpg'}),
  },
  removed: [],
  hadPictures: true,
  failure: reviewProblemNotice({kind: 'invalid'}),
  isSignedOut: false,
};

const state = (name: string, loaded: LoadedReviewForm, reply?: ReviewReply) => ({name, loaded, reply});

export const WRITE_STATES = [
  state('a new one', form(null)),
  state('invalid', form(null), INVALID),
  state('signed out', form(null), {
    author: '',
    values: TYPED,
    errors: {},
    removed: [],
    hadPictures: false,
    isSignedOut: true,
    failure: reviewProblemNotice({kind: 'signed-out'}),
  }),
  state('pending', form({state: 'pending', reason: null, reply: null})),
  state('published', form({state: 'published', reason: null, reply: 'Thank you!'})),
  state('rejected', form({state: 'rejected', reason: 'It names a person.', reply: null})),
  state('not delivered', form(null, false)),
] as const;
