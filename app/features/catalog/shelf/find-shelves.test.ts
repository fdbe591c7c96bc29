import {describe, expect, it} from 'vitest';
import {servedCard} from '../catalog-fixtures';
import {findShelves} from './find-shelves.server';

const bundle = (handle: string) => servedCard({handle, tags: ['bundle']});
const single = (handle: string) => servedCard({handle});

type Served = ReturnType<typeof servedCard>[];

async function shelvesOf(placed: Served | null, all: Served) {
  const answer = {bundles: placed && {products: {nodes: placed}}, products: {nodes: all}};
  const {bundles, singles} = await findShelves({query: async () => answer as never});
  return {bundles: bundles.map(({handle}) => handle), singles: singles.map(({handle}) => handle)};
}

describe('findShelves', () => {
  it("keeps the merchant's order of the bundles and lists single packs apart", async () => {
    const all = [single('tikka'), single('palak'), bundle('trio'), bundle('sampler')];
    expect(await shelvesOf([bundle('sampler'), bundle('trio')], all)).toEqual({
      bundles: ['sampler', 'trio'],
      singles: ['tikka', 'palak'],
    });
  });

  it('adds the bundles that the merchant has not placed, each once', async () => {
    const all = [bundle('trio'), bundle('sampler')];
    expect((await shelvesOf([bundle('sampler')], all)).bundles).toEqual(['sampler', 'trio']);
  });

  it('shows the bundles of a store without that collection', async () => {
    expect((await shelvesOf(null, [bundle('trio')])).bundles).toEqual(['trio']);
  });

  it('leaves out what has nothing to sell', async () => {
    const gone = servedCard({handle: 'gone', selectedOrFirstAvailableVariant: null});
    expect((await shelvesOf(null, [gone, single('palak')])).singles).toEqual(['palak']);
  });
});
