import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import type {PublishedReviews, ReviewView} from '../review-view';
import {ALL_REVIEWS} from '../review-filter';
import {summarizeRatings} from './summarize-ratings';

const AT = {iso: '2026-11-02T15:00:00.000Z', text: 'November 2, 2026'};

const REVIEW: ReviewView = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  rating: 5,
  title: 'The kids asked for seconds',
  body: 'Mild enough for our six-year-old and still interesting for us.',
  author: 'Maya C.',
  at: AT,
  protein: 'chicken',
  minutes: 24,
  changes: null,
  pictures: [],
  reply: null,
};

const REVIEWS: readonly ReviewView[] = [
  REVIEW,
  {
    ...REVIEW,
    id: 'aaaaaaaa-0000-4000-8000-000000000002',
    rating: 3,
    title: LONG_NAME,
    author: LONG_NAME.slice(0, 40),
    body: `${'It was good, and the sauce was smooth. '.repeat(12)}\n<b>Not bold</b> https://example.com`,
    protein: null,
    minutes: null,
    changes: 'A chopped green chili, and half of the water.',
    pictures: [PICTURE, {...PICTURE, url: `${PICTURE.url}#2`}, {...PICTURE, url: `${PICTURE.url}#3`}],
    reply: 'Thank you! Next time, cook the sauce a little longer.',
  },
];

const page = (counts: readonly number[], changes: Partial<PublishedReviews> = {}): PublishedReviews => {
  const summary = summarizeRatings(counts);
  return {
    summary,
    times: null,
    proteins: ['chicken', 'paneer'],
    pictured: 1,
    filter: ALL_REVIEWS,
    matching: summary.count,
    reviews: REVIEWS,
    page: 1,
    pages: 1,
    ...changes,
  };
};

/** Published reviews of a product by what is special about them. */
export const PUBLISHED: Readonly<Record<string, PublishedReviews | null>> = {
  'several pages, enough cooks': page([0, 1, 2, 4, 6], {times: {cooks: 9, minutes: 25}, pages: 3}),
  'one review': page([0, 0, 0, 0, 1], {reviews: [REVIEW]}),
  'no review': page([0, 0, 0, 0, 0], {reviews: []}),
  'a filter that leaves nothing': page([0, 1, 2, 4, 6], {
    filter: {sort: 'lowest', stars: 1, protein: 'paneer', pictures: true},
    matching: 0,
    reviews: [],
  }),
  'the database is down': null,
};
