import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/features/catalog/catalog-fixtures';
import {findRelated} from './find-related.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from './recommendations.gql';

/** A storefront client that responds to one of the two queries and fails on the other. */
const storefront = (fails: 'recommendations' | 'shelves') => ({
  query: async (document: string) => {
    const requested = document === PRODUCT_RECOMMENDATIONS_QUERY ? 'recommendations' : 'shelves';
    if (requested === fails) throw new Error('denied');
    const nodes = [cardFixture({handle: requested})];
    const page = {pageInfo: {hasNextPage: false}, nodes};
    return {
      productRecommendations: nodes,
      products: page,
      productTags: {nodes: []},
      placed: null,
      tagged: {...page, nodes: []},
    };
  },
});

describe('findRelated', () => {
  it.each([
    ['recommendations', {recommended: [], others: [{handle: 'shelves'}]}, [new Error('denied')]],
    [
      'shelves',
      {recommended: [{handle: 'recommendations'}], others: []},
      [new Error('denied'), 'Failed to load products'],
    ],
  ] as const)('returns the other products if the %s fail, and logs the failure', async (fails, expected, logged) => {
    const report = vi.fn();
    expect(await findRelated(storefront(fails) as never, 'palak-paneer', report)).toMatchObject(expected);
    expect(report).toHaveBeenCalledExactlyOnceWith(...logged);
  });

  it.each([
    ['an unknown product', null, 'Invalid product ID for recommendations'],
    ['missing recommendations', [], 'No product recommendations found'],
  ])('returns no products and logs %s', async (_what, productRecommendations, logged) => {
    const page = {pageInfo: {hasNextPage: false}, nodes: []};
    const query = async () => ({productRecommendations, products: page, productTags: null, placed: null, tagged: page});
    const report = vi.fn();
    expect(await findRelated({query} as never, 'palak-paneer', report)).toEqual({recommended: [], others: []});
    expect(report).toHaveBeenCalledExactlyOnceWith(logged);
  });
});
