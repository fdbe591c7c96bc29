import {describe, expect, it} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {findBundles} from './find-bundles.server';

const bundle = (handle: string) => cardFixture({handle, tags: ['bundle']});

type Served = ReturnType<typeof cardFixture>[];

async function shelfOf(placed: Served | null, tagged: Served, hasNextPage = false) {
  const page = (nodes: Served) => ({pageInfo: {hasNextPage}, nodes});
  const response = {placed: placed && {products: page(placed)}, tagged: page(tagged)};
  const {products, hasMore} = await findBundles({query: async () => response});
  return {handles: products.map(({handle}) => handle), hasMore};
}

describe('findBundles', () => {
  it("keeps the merchant's order and appends the other bundles, without duplicates", async () => {
    expect(await shelfOf([bundle('sampler'), bundle('trio')], [bundle('trio'), bundle('new')])).toEqual({
      handles: ['sampler', 'trio', 'new'],
      hasMore: false,
    });
  });

  it('returns the bundles of a store without that collection', async () => {
    expect((await shelfOf(null, [bundle('trio')])).handles).toEqual(['trio']);
  });

  it('omits products without a variant', async () => {
    const gone = cardFixture({handle: 'gone', selectedOrFirstAvailableVariant: null});
    expect((await shelfOf([gone], [bundle('trio')])).handles).toEqual(['trio']);
  });

  it('reports whether more bundles exist than fit in one row', async () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(bundle);
    expect(await shelfOf(five.slice(0, 4), five.slice(1))).toEqual({handles: ['a', 'b', 'c', 'd'], hasMore: true});
    expect((await shelfOf(null, five.slice(0, 4), true)).hasMore).toBe(true);
  });
});
