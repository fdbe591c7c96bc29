import {describe, expect, it} from 'vitest';
import {toShopRating} from './to-shop-rating';

const rated = (value: string, count: string) => ({
  ownRating: {value: JSON.stringify({value, scale_min: '1.0', scale_max: '5.0'})},
  ownReviewCount: {value: count},
});
const UNRATED = {ownRating: null, ownReviewCount: null};

describe('the rating of the shop', () => {
  it('is the mean of all reviews, not of all products', () => {
    expect(toShopRating([rated('5.0', '30'), rated('4.0', '10'), UNRATED])).toEqual({rating: 4.75, reviewCount: 40});
  });

  it('is known from 20 reviews on', () => {
    expect(toShopRating([rated('5.0', '12'), rated('4.0', '7')])).toBeNull();
    expect(toShopRating([rated('5.0', '12'), rated('5.0', '8')])).toEqual({rating: 5, reviewCount: 20});
    expect(toShopRating([])).toBeNull();
  });

  it('leaves out a product whose rating or count is invalid', () => {
    const invalid = {ownRating: {value: 'many'}, ownReviewCount: {value: '-1'}};
    expect(toShopRating([rated('4.5', '20'), invalid])).toEqual({rating: 4.5, reviewCount: 20});
  });
});
