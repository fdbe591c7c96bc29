import {describe, expect, it} from 'vitest';
import {createShopData} from '../../shop/fresh-data';
import {addHistory} from '../history/add-history';
import {PICTURE_NAMES} from '../media/picture-sizes';
import {SEED} from '../seed';
import {createReviews} from './create-reviews';
import {createReviewsSql} from './create-reviews-sql';
import {OWN_RATINGS} from './own-ratings';

const DAY_HOURS = 24;
const REVIEWS = createReviews();
/** A history that starts on another weekday and at another time of day than that of the reviews. */
const END = new Date('2026-11-27T21:15:00Z');
const ORDERS = createShopData(addHistory(SEED, END)).orders;

describe('the reviews of the seed', () => {
  it('are those of the SQL seed', async () => {
    await expect(createReviewsSql()).toMatchFileSnapshot('../../../supabase/seeds/reviews.sql');
  });

  it('name orders with the product, by that person, delivered before, whenever the shop starts', () => {
    for (const {catalogId, orderNumber, personNumber, ageHours} of REVIEWS) {
      const order = ORDERS.find((each) => each.orderNumber === orderNumber);
      const product = SEED.products.find((each) => each.catalogId === catalogId);
      expect(order?.customerNumber).toBe(personNumber);
      expect(order?.lines.map(({title}) => title)).toContain(product?.title);
      expect(order?.cancelledAt ?? null).toBeNull();
      expect(order?.fulfillments.length).toBeGreaterThan(0);
      const placedHoursAgo = (END.getTime() - Date.parse(order?.createdAt ?? '')) / 3_600_000;
      expect(placedHoursAgo - ageHours).toBeGreaterThan(DAY_HOURS);
    }
  });

  it('are by different people, for every product, with replies and each state', () => {
    expect(new Set(REVIEWS.map(({personNumber}) => personNumber)).size).toBe(REVIEWS.length);
    expect(new Set(REVIEWS.map(({catalogId}) => catalogId)).size).toBe(SEED.products.length);
    expect(new Set(REVIEWS.map(({state}) => state)).size).toBe(3);
    expect(REVIEWS.length).toBeGreaterThanOrEqual(60);
  });

  it('say of every pack with what and how long it was cooked, often enough for a mean', () => {
    for (const {catalogId} of SEED.products.filter(({recipe}) => recipe)) {
      const cooked = REVIEWS.filter((review) => review.catalogId === catalogId && review.state === 'published');
      expect(cooked.filter(({cooking}) => cooking.minutes !== null).length).toBeGreaterThanOrEqual(5);
      expect(cooked.some(({cooking}) => cooking.protein !== null)).toBe(true);
    }
  });

  it('have pictures of every dish, some with several and most with none', () => {
    for (const {catalogId} of SEED.products.filter(({recipe}) => recipe)) {
      const published = REVIEWS.filter((review) => review.catalogId === catalogId && review.state === 'published');
      const counts = published.map(({pictures}) => pictures.length);
      expect(counts).toContain(0);
      expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(1);
    }
    const names = REVIEWS.flatMap(({pictures}) => pictures);
    expect(names.filter((name) => !PICTURE_NAMES.includes(name))).toEqual([]);
    expect(REVIEWS.some(({pictures}) => pictures.length > 1)).toBe(true);
  });

  it('have the ratings that the products show', () => {
    const published = REVIEWS.filter(({state}) => state === 'published');
    const ratings = SEED.products.map(({catalogId}) => {
      const stars = published.filter((review) => review.catalogId === catalogId).map(({text}) => text[0]);
      return [catalogId, {total: stars.reduce<number>((sum, rating) => sum + rating, 0), count: stars.length}];
    });
    expect(OWN_RATINGS).toEqual(Object.fromEntries(ratings));
  });
});
