import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createQuery} from '../../tests/support/storefront-client';

let shop: LocalShop;

beforeAll(async () => void (shop = await startLocalShop({profile: 'market'})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

interface Facet {
  readonly id: string;
  readonly label: string;
  readonly presentation: string;
  readonly values: readonly {
    readonly id: string;
    readonly label: string;
    readonly count: number;
    readonly input: string;
    readonly swatch: {readonly color: string | null; readonly image: object | null} | null;
  }[];
}

interface Found {
  readonly products: {readonly nodes: readonly {readonly handle: string}[]; readonly filters: readonly Facet[]};
}

const FACET = 'id label presentation values { id label count input swatch { color image { alt } } }';

async function findMarket(...filters: object[]) {
  const {collection} = await createQuery(shop.origin)<{collection: Found}>(
    `#graphql
      query Market($filters: [ProductFilter!]) {
        collection(handle: "spice-market") {
          products(first: 50, filters: $filters) { nodes { handle } filters { ${FACET} } }
        }
      }`,
    {filters},
  );
  const {nodes, filters: facets} = collection.products;
  return {handles: nodes.map(({handle}) => handle), facets};
}

const handlesOf = async (...filters: object[]) => (await findMarket(...filters)).handles;

const option = (name: string, value: string) => ({variantOption: {name, value}});

describe('a filter by option', () => {
  it.each([
    [[option('Size', 'Family')], ['paneer-makhani']],
    [[option('size', 'family')], ['paneer-makhani']],
    [[option('Size', 'Family'), option('Heat', 'Mild')], []],
    [[option('Size', 'Single'), option('Size', 'Family'), option('Heat', 'Mild')], ['paneer-makhani']],
    [[option('Finish', 'Brass'), option('Grind', 'Fine')], []],
    [[option('Grind', 'Fine')], ['mix-your-own-masala']],
    [
      [option('Title', 'Default Title')],
      ['kashmiri-saffron-chai', 'masala-of-the-month', 'masala-dabba-starter-set', 'dabba-refills'],
    ],
    [[option('Size', 'Gigantic')], []],
  ])('finds by %j the products %j', async (filters, handles) => {
    expect(await handlesOf(...filters)).toEqual(handles);
  });

  it('needs one variant that has the option and meets the other filters too', async () => {
    expect(await handlesOf(option('Heat', 'Hot'), {available: true})).toEqual(['paneer-makhani']);
    expect(await handlesOf(option('Heat', 'Hot'), {available: true}, {price: {max: 10}})).toEqual([]);
    expect(await handlesOf(option('Heat', 'Medium'), {available: true}, {price: {max: 10}})).toEqual([
      'paneer-makhani',
    ]);
    expect(await handlesOf(option('Finish', 'Copper'), {available: true})).toEqual([]);
  });

  it('is combined with filters of products', async () => {
    expect(await handlesOf(option('Size', 'Family'), {productType: 'Meal Kit'})).toEqual(['paneer-makhani']);
    expect(await handlesOf(option('Size', 'Family'), {productType: 'Tea'})).toEqual([]);
  });
});

it('filters by the price and the availability of any variant', async () => {
  expect(await handlesOf({price: {min: 150}})).toEqual(['gift-card']);
  expect(await handlesOf({available: false})).toEqual([
    'paneer-makhani',
    'mix-your-own-masala',
    'masala-dabba',
    'chai-kulhad',
    'chai-kulhad-indigo',
  ]);
  expect(await handlesOf({available: true})).toHaveLength(13);
});

describe('the facets', () => {
  const facetOf = (facets: readonly Facet[], label: string) => facets.find((facet) => facet.label === label);

  it("have one per option, with its values in the merchant's order and how many products each one finds", async () => {
    const {facets} = await findMarket();
    expect(facets.map(({label}) => label)).toEqual(
      expect.arrayContaining(['Size', 'Heat', 'Base', 'Accent', 'Grind', 'Denominations', 'Finish']),
    );
    expect(facetOf(facets, 'Heat')).toEqual({
      id: 'filter.v.option.heat',
      label: 'Heat',
      presentation: 'TEXT',
      values: ['Mild', 'Medium', 'Hot'].map((value) => ({
        id: `filter.v.option.heat.${value.toLowerCase()}`,
        label: value,
        count: 1,
        input: JSON.stringify({variantOption: {name: 'heat', value}}),
        swatch: null,
      })),
    });
  });

  it('count only variants that meet the other filters', async () => {
    const {facets} = await findMarket(option('Size', 'Family'));
    const counts = facetOf(facets, 'Heat')?.values.map(({label, count}) => [label, count]);
    expect(counts).toEqual([
      ['Mild', 0],
      ['Medium', 1],
      ['Hot', 1],
    ]);
    expect(facetOf(facets, 'Size')?.values.map(({count}) => count)).toEqual([1, 1]);
  });

  it('show swatches', async () => {
    const {facets} = await findMarket();
    const finish = facetOf(facets, 'Finish');
    expect(finish?.presentation).toBe('SWATCH');
    expect(finish?.values.map(({swatch}) => swatch)).toEqual([
      {color: '#b9c1c8', image: null},
      {color: '#c99a35', image: null},
      {color: '#b8703d', image: null},
      {color: null, image: {alt: 'Hammered copper, close up'}},
    ]);
  });

  it('send back inputs that find what they count, also in a search', async () => {
    const {search} = await createQuery(shop.origin)<{search: {productFilters: readonly Facet[]}}>(`#graphql
      query Search {
        search(query: "masala", types: PRODUCT, first: 5) { totalCount productFilters { ${FACET} } }
      }`);
    const grind = facetOf(search.productFilters, 'Grind')?.values[0];
    const {search: found} = await createQuery(shop.origin)<{search: {totalCount: number}}>(
      `#graphql
        query Filtered($filters: [ProductFilter!]) {
          search(query: "masala", types: PRODUCT, first: 5, productFilters: $filters) { totalCount }
        }`,
      {filters: [JSON.parse(grind?.input ?? '{}')]},
    );
    expect(found.totalCount).toBe(grind?.count);
  });
});

it('finds products by the words of their variants and by SKU', async () => {
  const find = async (query: string) => {
    const {products} = await createQuery(shop.origin)<{products: {nodes: readonly {handle: string}[]}}>(
      'query Find($query: String!) { products(first: 5, query: $query) { nodes { handle } } }',
      {query},
    );
    return products.nodes.map(({handle}) => handle);
  };
  expect(await find('pomegranate')).toEqual(['mix-your-own-masala']);
  expect(await find('sku:FT-MYO-CUM-SAF-F')).toEqual(['mix-your-own-masala']);
  expect(await find('variants.price:200')).toEqual(['gift-card']);
});
