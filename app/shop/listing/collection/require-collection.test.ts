import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {TooManyGuesses} from '~/platform/limits/read-limits.server';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {COLLECTION_HANDLES_QUERY} from './collection.gql';
import {requireCollection} from './require-collection.server';

const COLLECTION = {
  handle: 'bundles',
  title: 'Bundle Deals',
  description: 'More for less.',
  seo: {description: null},
  products: {
    pageInfo: {hasNextPage: true, hasPreviousPage: true, startCursor: 'this', endCursor: 'next'},
    nodes: [cardFixture({handle: 'trio'}), cardFixture()],
    filters: [],
  },
  counted: {pageInfo: {hasNextPage: false}, nodes: [{id: '1'}, {id: '2'}]},
};

/** Variables of the merchant's order without filters. */
const WHOLE = {handle: 'bundles', sortKey: 'COLLECTION_DEFAULT', reverse: false, filters: []};

type Query = (document: string, options: {variables: Record<string, unknown>}) => Promise<unknown>;

function requiring(handle: string, response: () => unknown, params = '') {
  const query = vi.fn<Query>(async () => response());
  const tools = {storefront: {query} as never, report: vi.fn(), reference: 'R-1'};
  const found = requireCollection(tools, handle, new URLSearchParams(params)).catch((thrown: unknown) => thrown);
  return {found, sentVariables: () => query.mock.calls.map(([, {variables}]) => variables)};
}

describe('requireCollection', () => {
  it("keeps the merchant's order and returns the cursor of the next page", async () => {
    const {found, sentVariables} = requiring('bundles', () => ({collection: COLLECTION}), 'after=here');
    expect(await found).toMatchObject({
      title: 'Bundle Deals',
      seoDescription: 'More for less.',
      products: [{handle: 'trio'}, {handle: 'palak-paneer'}],
      isFirstPage: false,
      previousPath: '/collections/bundles?before=this',
      nextPath: '/collections/bundles?after=next',
    });
    expect(sentVariables()).toEqual([{...WHOLE, first: 12, after: 'here'}]);
  });

  it('requests the first page for an invalid cursor', async () => {
    const {found, sentVariables} = requiring('bundles', () => ({collection: COLLECTION}), 'after=%22%7D%00');
    expect(await found).toMatchObject({isFirstPage: true, previousPath: null});
    expect(sentVariables()).toEqual([{...WHOLE, first: 12}]);
  });

  it('asks for the chosen order and filters, and keeps them in the paths of the other pages', async () => {
    const params = 'sort=price-down&heat=Mild&option=Size:Family&max=9&after=here&utm_source=mail';
    const {found, sentVariables} = requiring('bundles', () => ({collection: COLLECTION}), params);
    expect(await found).toMatchObject({
      found: '2 products',
      nextPath: '/collections/bundles?sort=price-down&heat=Mild&option=Size%3AFamily&max=9&after=next',
      bar: {action: '/collections/bundles', clearPath: '/collections/bundles?sort=price-down'},
    });
    expect(sentVariables()).toEqual([
      {
        handle: 'bundles',
        sortKey: 'PRICE',
        reverse: true,
        filters: [
          {productMetafield: {namespace: 'catalog', key: 'heat', value: 'Mild'}},
          {variantOption: {name: 'Size', value: 'Family'}},
          {price: {min: null, max: 9}},
        ],
        first: 12,
        after: 'here',
      },
    ]);
  });

  it('offers a range of prices if the merchant does, and the collection is large', async () => {
    const price = {label: 'Price', type: 'PRICE_RANGE', values: []};
    const many = {pageInfo: {hasNextPage: true}, nodes: Array.from({length: 250}, (_, index) => ({id: String(index)}))};
    const large = {...COLLECTION, counted: many, products: {...COLLECTION.products, filters: [price]}};
    expect(await requiring('bundles', () => ({collection: large})).found).toMatchObject({bar: {hasPrice: true}});
    const unpriced = {...large, products: COLLECTION.products};
    expect(await requiring('bundles', () => ({collection: unpriced})).found).toMatchObject({bar: {hasPrice: false}});
  });

  it('throws a 404 response for an unknown collection, and redirects /collections/all to all products', async () => {
    expect(await requiring('nothing', () => ({collection: null})).found).toMatchObject({status: 404});
    const everything = await requiring('all', () => ({collection: null}), 'utm_source=mail').found;
    expect(everything).toMatchObject({status: 301});
    expect((everything as Response).headers.get('Location')).toBe('/products?utm_source=mail');
  });

  it('redirects a handle in another case to the canonical URL, with the query', async () => {
    const {found, sentVariables} = requiring('Bundles', () => ({collection: COLLECTION}), 'after=here');
    const response = (await found) as Response;
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/collections/bundles?after=here');
    expect(sentVariables()).toEqual([{...WHOLE, first: 12, after: 'here'}]);
  });

  it('reads the list of collections once a visitor exceeds the limit of unknown handles, and still loads listed ones', async () => {
    const refused = (handle: string) => {
      const query = vi.fn(async (document: string, options: {cache?: string}) => {
        if (document === COLLECTION_HANDLES_QUERY) return {collections: {nodes: [{handle: 'bundles'}]}};
        if (options.cache?.startsWith('guessed-handle')) throw new TooManyGuesses();
        return {collection: COLLECTION};
      });
      const tools = {storefront: {query} as never, report: vi.fn(), reference: 'R-1'};
      return requireCollection(tools, handle, new URLSearchParams()).catch((thrown: unknown) => thrown);
    };
    expect(await refused('bundles')).toMatchObject({title: 'Bundle Deals'});
    expect(await refused('nothing')).toMatchObject({status: 404});
  });

  it('throws a 503 response while Shopify is down', async () => {
    const {found} = requiring('bundles', () => {
      throw new UpstreamError('timeout', 'shop');
    });
    expect(await found).toMatchObject({status: 503});
  });
});
