import {describe, expect, it} from 'vitest';
import {ALL_REVIEWS, toReviewQuery} from '../review-filter';
import {parseReviewQuery} from './parse-review-query';

const parse = (query: string) => parseReviewQuery(`https://shop.example/product/palak-paneer/reviews${query}`);

describe('the query of a list of reviews', () => {
  it('names order, stars, protein, pictures and page', () => {
    expect(parse('?sort=lowest&stars=2&protein=lamb-goat&pictures=yes&page=3')).toEqual({
      filter: {sort: 'lowest', stars: 2, protein: 'lamb-goat', pictures: true},
      page: 3,
    });
  });

  it.each([
    '',
    '?sort=&stars=&protein=&pictures=&page=',
    '?sort=best&stars=6&protein=beef&page=0',
    '?stars=2.5&pictures=no&page=201',
  ])('means the newest of all reviews if it is %j', (query) => {
    expect(parse(query)).toEqual({filter: ALL_REVIEWS, page: 1});
  });

  it('is written in one way only, without default values', () => {
    expect(toReviewQuery(ALL_REVIEWS)).toBe('');
    const filter = {sort: 'highest', stars: 5, protein: 'tofu', pictures: true} as const;
    expect(toReviewQuery(filter, 2)).toBe('?sort=highest&stars=5&protein=tofu&pictures=yes&page=2');
    expect(parse(toReviewQuery(filter, 2))).toEqual({filter, page: 2});
  });
});
