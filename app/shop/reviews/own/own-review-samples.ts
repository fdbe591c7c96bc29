import {PICTURE} from '~/workbench/sample-pictures';
import type {ListedOwnReview, OwnProductView, OwnReviews} from './own-reviews-view';

const AT = {iso: '2026-11-20T15:00:00.000Z', text: 'November 20, 2026'};
const LONG = 'We cooked it with paneer on Tuesday and it was very good. '.repeat(8).trim();

const WAITING: ListedOwnReview = {
  rating: 4,
  title: 'Good with paneer',
  body: LONG,
  pictures: [PICTURE],
  at: AT,
  state: 'pending',
  reason: null,
  reply: null,
};

const dish = (number: number, title: string, review: ListedOwnReview | null): OwnProductView => ({
  id: `gid://shopify/Product/${number}`,
  title,
  name: `dish-${number}`,
  review,
  image: number % 2 === 0 ? PICTURE : null,
});

export const OWN_REVIEWS: Readonly<Record<string, OwnReviews | null>> = {
  many: {
    open: [dish(2, 'Palak Paneer', null), dish(3, 'Dal Makhani with a very long name that needs two lines', null)],
    reviewed: [
      dish(4, 'Tikka Masala', WAITING),
      dish(5, 'Pepper Chicken', {...WAITING, state: 'published', body: 'Hot!', reply: 'Thank you!\nSee you soon.'}),
      dish(6, 'x'.repeat(80), {...WAITING, state: 'rejected', rating: 1, reason: 'It names a person.'}),
    ],
  },
  'one to write': {open: [dish(2, 'Palak Paneer', null)], reviewed: []},
  none: {open: [], reviewed: []},
  unavailable: null,
};
