import {describe, expect, it, vi} from 'vitest';
import {servedCard} from '../catalog-fixtures';
import {SHELVES_QUERY} from '../shelf/shelf.gql';
import {findRelated} from './find-related.server';

const denied = new Error('denied');

/** A shop that answers one of the two reads and fails at the other. */
const storefront = (fails: 'recommendations' | 'shelves') => ({
  query: async (document: string) => {
    const asked = document === SHELVES_QUERY ? 'shelves' : 'recommendations';
    if (asked === fails) throw denied;
    const nodes = [servedCard({handle: asked})];
    return {productRecommendations: nodes, bundles: null, products: {nodes}};
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
