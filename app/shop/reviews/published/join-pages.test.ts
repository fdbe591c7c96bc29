import {expect, it} from 'vitest';
import type {ReviewView} from '../review-view';
import {joinPages} from './join-pages';

const page = (number: number, ...ids: string[]) => ({page: number, reviews: ids.map((id) => ({id}) as ReviewView)});
const listed = (...pages: ReturnType<typeof page>[]) =>
  joinPages(pages).map(({review, page: from, isFirst}) => `${review.id}${from}${isFirst ? ' first' : ''}`);

it('lists the reviews of all pages, and marks the first of each', () => {
  expect(listed(page(1, 'a', 'b'), page(2, 'c', 'd'))).toEqual(['a1 first', 'b1', 'c2 first', 'd2']);
});

it('lists a review once that moved to the next page, and marks the first new one', () => {
  expect(listed(page(1, 'a', 'b'), page(2, 'b', 'c'))).toEqual(['a1 first', 'b1', 'c2 first']);
  expect(listed(page(1, 'a'), page(2, 'a'))).toEqual(['a1 first']);
});
