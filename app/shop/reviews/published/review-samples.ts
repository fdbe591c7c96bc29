import {LONG_NAME} from '~/workbench/long-name';
import type {PublishedReviews, ReviewView} from '../review-view';
import {summarizeRatings} from './summarize-ratings';

const AT = {iso: '2026-11-02T15:00:00.000Z', text: 'November 2, 2026'};

const REVIEW: ReviewView = {
  id: 'aaaaaaaa-0000-4000-8000-000000000001',
  rating: 5,
  title: 'The kids asked for seconds',
  body: 'Mild enough for our six-year-old and still interesting for us.',
  author: 'Maya C.',
  at: AT,
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
    reply: 'Thank you! Next time, cook the sauce a little longer.',
  },
];

/** Published reviews of a product by what is special about them. */
export const PUBLISHED: Readonly<Record<string, PublishedReviews | null>> = {
  'several pages': {summary: summarizeRatings([0, 1, 2, 4, 6]), reviews: REVIEWS, page: 1, pages: 3},
  'one review': {summary: summarizeRatings([0, 0, 0, 0, 1]), reviews: [REVIEW], page: 1, pages: 1},
  'no review': {summary: summarizeRatings([0, 0, 0, 0, 0]), reviews: [], page: 1, pages: 1},
  'the database is down': null,
};
