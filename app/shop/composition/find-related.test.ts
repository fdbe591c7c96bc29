import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {findRelated} from './find-related.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/shop/catalog/recommendations/recommendations.gql';

const all = (found: readonly ProductCardView[]) => found;

interface Shop {
  readonly recommended?: readonly string[] | null;
  readonly listed?: readonly string[];
  readonly fails?: 'recommendations' | 'list';
}

/** Finds the products of a shop in which one of the two sources may fail. */
async function find({recommended = [], listed = [], fails}: Shop, isEnough?: () => boolean) {
  const cards = (handles: readonly string[]) => handles.map((handle) => cardFixture({handle}));
  const page = {pageInfo: {hasNextPage: false}, nodes: cards(listed)};
  const query = vi.fn(async (document: string) => {
    const source = document === PRODUCT_RECOMMENDATIONS_QUERY ? 'recommendations' : 'list';
    if (source === fails) throw new Error('denied');
    const productRecommendations = recommended && cards(recommended);
    return {productRecommendations, products: page, productTags: null, placed: null, tagged: {...page, nodes: []}};
  });
  const report = vi.fn();
  const found = await findRelated({storefront: {query} as never, report}, 'palak-paneer', all, isEnough);
  return {handles: found.map(({handle}) => handle), reported: report.mock.calls, queries: query.mock.calls.length};
}

describe('findRelated', () => {
  it('asks for recommendations alone if there are enough', async () => {
    const {handles, queries} = await find({recommended: ['a', 'b', 'c', 'd'], listed: ['e']});
    expect(handles).toEqual(['a', 'b', 'c', 'd']);
    expect(queries).toBe(1);
  });

  it('adds listed products to recommendations that are not enough for the caller', async () => {
    const shop = {recommended: ['a', 'b', 'c', 'd'], listed: ['e']};
    expect((await find(shop, () => false)).handles).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('adds listed products if there are too few recommendations', async () => {
    expect((await find({recommended: ['a', 'b'], listed: ['c']})).handles).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['recommendations', ['listed'], [new Error('denied')]],
    ['list', ['recommended'], [new Error('denied'), 'Failed to load products']],
  ] as const)('returns the products of the other source if the %s fail, and logs the failure', async (...test) => {
    const [fails, expected, logged] = test;
    const {handles, reported} = await find({recommended: ['recommended'], listed: ['listed'], fails});
    expect(handles).toEqual(expected);
    expect(reported).toEqual([logged]);
  });

  it.each([
    ['an unknown product', null, 'Invalid product ID for recommendations'],
    ['missing recommendations', [], 'No product recommendations found'],
  ] as const)('returns no products and logs %s', async (_what, recommended, logged) => {
    expect(await find({recommended})).toMatchObject({handles: [], reported: [[logged]]});
  });
});
