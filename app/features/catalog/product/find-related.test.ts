import {describe, expect, it, vi} from 'vitest';
import {servedCard} from '../catalog-fixtures';
import {findRelated} from './find-related.server';
import {PRODUCT_RECOMMENDATIONS_QUERY} from './product.gql';

const denied = new Error('denied');

/** A shop that answers one of the two reads and fails at the other. */
const storefront = (fails: 'recommendations' | 'shelves') => ({
  query: async (document: string) => {
    const asked = document === PRODUCT_RECOMMENDATIONS_QUERY ? 'recommendations' : 'shelves';
    if (asked === fails) throw denied;
    const nodes = [servedCard({handle: asked})];
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
    ['recommendations', {recommended: [], others: [{handle: 'shelves'}]}],
    ['shelves', {recommended: [{handle: 'recommendations'}], others: []}],
  ] as const)('shows what it can when the %s fail, and logs it', async (fails, expected) => {
    const report = vi.fn();
    expect(await findRelated(storefront(fails) as never, 'palak-paneer', report)).toMatchObject(expected);
    expect(report).toHaveBeenCalledExactlyOnceWith(denied);
  });
});
