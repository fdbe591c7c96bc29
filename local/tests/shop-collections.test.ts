import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop({storefrontOrigin: 'http://localhost:3000'});
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

interface Named {
  readonly handle: string;
}
interface Nodes<Node> {
  readonly nodes: readonly Node[];
}

const handles = ({nodes}: Nodes<Named>) => nodes.map(({handle}) => handle);

describe('the collection query', () => {
  const COLLECTION = `#graphql
    query Shelf($handle: String!, $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!]) {
      collection(handle: $handle) {
        id title image { url width height }
        products(first: 20, sortKey: $sortKey, reverse: $reverse, filters: $filters) { nodes { handle } }
      }
    }`;
  interface Shelf {
    readonly collection: {readonly id: string; readonly products: Nodes<Named>};
  }
  const shelf = async (variables: Record<string, unknown>) => {
    const {collection} = await ask<Shelf>(COLLECTION, {handle: 'most-popular', ...variables});
    return handles(collection.products);
  };

  it("keeps the merchant's order", async () => {
    const order = [
      'ultimate-desi-sampler',
      'southern-spiced-biryani',
      'spicy-pepper-chicken',
      'palak-paneer',
      'spicy-delights',
      'desi-comfort-trio',
    ];
    for (const sortKey of ['MANUAL', 'COLLECTION_DEFAULT', null]) expect(await shelf({sortKey})).toEqual(order);
    expect(await shelf({reverse: true})).toEqual([...order].reverse());
  });

  it('sorts by price, title and sales', async () => {
    expect((await shelf({sortKey: 'PRICE'})).slice(0, 3)).toEqual([
      'southern-spiced-biryani',
      'spicy-pepper-chicken',
      'palak-paneer',
    ]);
    expect((await shelf({sortKey: 'PRICE', reverse: true}))[0]).toBe('ultimate-desi-sampler');
    expect((await shelf({sortKey: 'TITLE'}))[0]).toBe('desi-comfort-trio');
    expect((await shelf({sortKey: 'BEST_SELLING'}))[0]).toBe('ultimate-desi-sampler');
  });

  it('combines filters of one kind with OR and of different kinds with AND', async () => {
    expect(await shelf({filters: [{productType: 'Bundle'}]})).toHaveLength(3);
    expect(await shelf({filters: [{productType: 'Bundle'}, {productType: 'Meal Kit'}]})).toHaveLength(6);
    expect(await shelf({filters: [{productType: 'Bundle'}, {price: {max: 30}}]})).toHaveLength(2);
    const heat = {productMetafield: {namespace: 'catalog', key: 'heat', value: 'hot'}};
    expect(await shelf({filters: [heat]})).toEqual(['spicy-pepper-chicken']);
    expect(await shelf({filters: [{available: false}]})).toEqual([]);
    expect(await shelf({filters: [{variantMetafield: {namespace: 'a', key: 'b', value: 'c'}}]})).toEqual([]);
  });

  it('has facets of all its products, narrowed by the selected values of other facets only', async () => {
    interface Faceted {
      readonly collection: {
        readonly products: {
          readonly nodes: readonly Named[];
          readonly filters: readonly {
            readonly id: string;
            readonly values: readonly {label: string; count: number}[];
          }[];
        };
      };
    }
    const {collection} = await ask<Faceted>(
      `#graphql
      query Facets($filters: [ProductFilter!]) {
        collection(handle: "most-popular") {
          products(first: 1, filters: $filters) {
            nodes { handle }
            filters { id type values { label count input swatch { color } } }
          }
        }
      }`,
      {filters: [{productType: 'Bundle'}]},
    );
    const {nodes, filters} = collection.products;
    const valuesOf = (facet: string) =>
      Object.fromEntries(filters.find(({id}) => id === facet)?.values.map(({label, count}) => [label, count]) ?? []);
    expect(nodes).toHaveLength(1);
    expect(valuesOf('filter.p.product_type')).toEqual({Bundle: 3, 'Meal Kit': 3});
    expect(valuesOf('filter.p.m.catalog.heat')).toEqual({Hot: 0, Medium: 0});
  });

  it('returns null for an unknown collection', async () => {
    expect(await ask(COLLECTION, {handle: 'nothing-here'})).toEqual({collection: null});
  });
});
