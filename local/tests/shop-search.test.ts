import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery, type SendQuery} from '../../tests/support/storefront-client';

let local: LocalShop;
let ask: SendQuery;

beforeAll(async () => {
  local = await startLocalShop();
  ask = createQuery(local.origin);
});
beforeEach(() => local.reset());
afterAll(() => local.close());

const PALAK_PANEER = '44000000000002';

interface Found {
  readonly __typename: string;
  readonly handle: string;
  readonly trackingParameters: string | null;
}
interface Facet {
  readonly id: string;
  readonly type: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly input: string;
  }[];
}

const SEARCH = `#graphql
  query Search(
    $query: String!
    $types: [SearchType!]
    $prefix: SearchPrefixQueryType
    $productFilters: [ProductFilter!]
    $sortKey: SearchSortKeys
    $unavailableProducts: SearchUnavailableProductsType
  ) {
    search(
      first: 20
      query: $query
      types: $types
      prefix: $prefix
      productFilters: $productFilters
      sortKey: $sortKey
      unavailableProducts: $unavailableProducts
    ) {
      totalCount
      nodes {
        __typename
        ... on Product { handle trackingParameters }
        ... on Page { handle trackingParameters }
        ... on Article { handle trackingParameters }
      }
      productFilters { id type values { id label count input } }
    }
  }`;

interface Search {
  readonly totalCount: number;
  readonly nodes: readonly Found[];
  readonly productFilters: readonly Facet[];
}

const search = async (query: string, variables: Record<string, unknown> = {}) =>
  (await ask<{search: Search}>(SEARCH, {query, ...variables})).search;
const foundBy = async (query: string, variables: Record<string, unknown> = {}) =>
  (await search(query, {types: ['PRODUCT'], ...variables})).nodes.map(({handle}) => handle);

describe('search', () => {
  it('finds products by words, the best match first, with tracking parameters by position', async () => {
    const {nodes, totalCount} = await search('biryani', {types: ['PRODUCT']});
    expect(nodes[0]).toMatchObject({handle: 'southern-spiced-biryani', trackingParameters: '_pos=1&_sid=local&_ss=r'});
    expect(totalCount).toBe(nodes.length);
  });

  it('finds pages and articles beside products unless the types are limited', async () => {
    const types = async (query: string, variables = {}) =>
      new Set((await search(query, variables)).nodes.map(({__typename}) => __typename));
    expect(await types('recipes')).toContain('Page');
    expect(await types('cardamom')).toEqual(new Set(['Product', 'Article']));
    expect(await types('cardamom', {types: ['ARTICLE']})).toEqual(new Set(['Article']));
  });

  it('tolerates a typo in plain words, but not in search syntax', async () => {
    expect((await foundBy('biryanii'))[0]).toBe('southern-spiced-biryani');
    expect(await foundBy('title:biryanii')).toEqual([]);
  });

  it('matches the last word as a prefix only if requested', async () => {
    expect(await foundBy('palak pane')).toEqual([]);
    expect(await foundBy('palak pane', {prefix: 'LAST'})).toContain('palak-paneer');
  });

  it('sorts unavailable products as requested', async () => {
    local.setStock(PALAK_PANEER, 0);
    expect((await foundBy('title:palak OR title:goat', {unavailableProducts: 'LAST'})).at(-1)).toBe('palak-paneer');
    expect(await foundBy('title:palak', {unavailableProducts: 'HIDE'})).toEqual([]);
    expect(await foundBy('title:palak')).toEqual(['palak-paneer']);
  });

  it('sorts by price', async () => {
    expect((await foundBy('curry OR sampler', {sortKey: 'PRICE'})).at(-1)).toBe('ultimate-desi-sampler');
  });
});

describe('the facets', () => {
  const facet = (facets: readonly Facet[], id: string) => {
    const found = facets.find((each) => each.id === id);
    return Object.fromEntries(found?.values.map(({label, count}) => [label, count]) ?? []);
  };

  it('count the products of each value', async () => {
    local.setStock(PALAK_PANEER, 0);
    const {productFilters} = await search('', {types: ['PRODUCT']});
    expect(productFilters.map(({id, type}) => [id, type])).toEqual([
      ['filter.v.availability', 'LIST'],
      ['filter.v.price', 'PRICE_RANGE'],
      ['filter.p.product_type', 'LIST'],
      ['filter.p.tag', 'LIST'],
      ['filter.p.m.catalog.heat', 'LIST'],
    ]);
    expect(facet(productFilters, 'filter.v.availability')).toEqual({'In stock': 9, 'Out of stock': 1});
    expect(facet(productFilters, 'filter.p.product_type')).toEqual({Bundle: 4, 'Meal Kit': 6});
  });

  it('return inputs that filter by their value', async () => {
    const {productFilters} = await search('', {types: ['PRODUCT']});
    for (const {count, input} of productFilters.flatMap(({values}) => values)) {
      const {totalCount} = await search('', {types: ['PRODUCT'], productFilters: [JSON.parse(input)]});
      expect(totalCount, input).toBe(count);
    }
  });

  it('are narrowed by the selected values of other facets only', async () => {
    const {productFilters, totalCount} = await search('', {
      types: ['PRODUCT'],
      productFilters: [{productType: 'Bundle'}],
    });
    expect(totalCount).toBe(4);
    expect(facet(productFilters, 'filter.p.product_type')).toEqual({Bundle: 4, 'Meal Kit': 6});
    expect(facet(productFilters, 'filter.p.tag')).toMatchObject({bundle: 4, 'heat:hot': 0});
  });
});

describe('the query argument of a list', () => {
  const products = async (query: string) => {
    const data = await ask<{products: {nodes: readonly Found[]}}>(
      `#graphql
      query Products($query: String) { products(first: 20, query: $query) { nodes { handle } } }`,
      {query},
    );
    return data.products.nodes.map(({handle}) => handle);
  };

  it("accepts Shopify's search syntax", async () => {
    expect(await products('tag:bundle')).toHaveLength(4);
    expect(await products('-tag:bundle')).toHaveLength(6);
    expect(await products('tag:bundle AND -tag:bestseller')).toHaveLength(3);
    expect(await products('(tag:bestseller OR title:palak) product_type:"Meal Kit"')).toContain('palak-paneer');
    expect(await products('variants.price:>=30')).toEqual(['ultimate-desi-sampler']);
    expect(await products('title:chick*')).toEqual([
      'chicken-tikka-masala',
      'spicy-pepper-chicken',
      'desi-chicken-curry',
    ]);
  });

  it('has no effect if it is malformed', async () => {
    expect(await products('AND OR ((')).toHaveLength(10);
  });
});

describe('predictive search', () => {
  const predict = async (query: string, variables: Record<string, unknown> = {}) => {
    const data = await ask<{predictiveSearch: Record<string, readonly Record<string, unknown>[]>}>(
      `#graphql
      query Predict(
        $query: String!, $limit: Int, $limitScope: PredictiveSearchLimitScope, $types: [PredictiveSearchType!]
      ) {
        predictiveSearch(query: $query, limit: $limit, limitScope: $limitScope, types: $types) {
          products { handle trackingParameters }
          collections { handle }
          pages { handle }
          articles { handle }
          queries { text styledText }
        }
      }`,
      {query, ...variables},
    );
    return data.predictiveSearch;
  };
  const count = (results: Record<string, readonly unknown[]>) =>
    Object.values(results).reduce((sum, list) => sum + list.length, 0);

  it('matches prefixes and highlights the match', async () => {
    const {products, queries} = await predict('palak p');
    expect(products).toMatchObject([{handle: 'palak-paneer'}]);
    expect(queries).toEqual([{text: 'palak paneer', styledText: '<mark>palak</mark> <mark>paneer</mark>'}]);
  });

  it('tolerates one typo', async () => {
    expect((await predict('samplar')).products).toMatchObject([{handle: 'ultimate-desi-sampler'}]);
  });

  it('distributes the limit over all types, or applies it to each', async () => {
    expect(count(await predict('desi', {limit: 3}))).toBe(3);
    const each = await predict('desi', {limit: 3, limitScope: 'EACH', types: ['PRODUCT', 'QUERY']});
    expect({products: each.products?.length, queries: each.queries?.length, pages: each.pages?.length}).toEqual({
      products: 3,
      queries: 3,
      pages: 0,
    });
  });

  it.each([0, 11, -1])('rejects a limit of %i', async (limit) => {
    await expect(predict('desi', {limit})).rejects.toThrow('limit must be between 1 and 10');
  });
});
