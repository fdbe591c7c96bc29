import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {BUNDLE_SHELF_QUERY} from './bundle-shelf.gql';
import {findListing} from './find-listing.server';
import {PRODUCT_COUNT_QUERY, PRODUCT_LIST_QUERY} from './listing.gql';
import {parseListingRequest} from './parse-listing-request.server';

const PAGE_INFO = {hasNextPage: true, hasPreviousPage: true, startCursor: 'first', endCursor: 'last'};
const ANSWERS: Record<string, object> = {
  [PRODUCT_LIST_QUERY]: {
    products: {pageInfo: PAGE_INFO, nodes: [cardFixture()]},
    productTags: {nodes: ['bundle', 'heat:hot']},
  },
  [PRODUCT_COUNT_QUERY]: {products: {pageInfo: {hasNextPage: false}, nodes: [{id: '1'}, {id: '2'}]}},
  [BUNDLE_SHELF_QUERY]: {
    placed: null,
    tagged: {pageInfo: {hasNextPage: false}, nodes: [cardFixture({handle: 'trio', tags: ['bundle']})]},
  },
};

type Query = (document: string, options: {variables: Record<string, unknown>; cache?: string}) => Promise<unknown>;

function listing(params: string, responses = ANSWERS) {
  const query = vi.fn<Query>(async (document) => {
    const response = responses[document];
    if (!response) throw new UpstreamError('timeout', 'shop');
    return response;
  });
  const report = vi.fn();
  const found = findListing(
    {storefront: {query: query as never}, report},
    parseListingRequest(new URLSearchParams(params)),
  );
  const sentVariables = (document: string) =>
    query.mock.calls.filter(([each]) => each === document).map(([, {variables}]) => variables);
  return {found, query, sentVariables, report};
}

describe('findListing', () => {
  it('returns bundles and the first page of single packs without filters', async () => {
    const {found, sentVariables} = listing('');
    expect(await found).toMatchObject({
      found: null,
      bundles: {products: [{handle: 'trio'}], hasMore: false},
      products: [{handle: 'palak-paneer'}],
      previousPath: null,
      nextPath: '/products?after=last',
    });
    expect(sentVariables(PRODUCT_LIST_QUERY)).toEqual([
      {query: 'tag_not:bundle AND tag_not:combined', sortKey: 'ID', reverse: false, first: 12},
    ]);
    expect(sentVariables(PRODUCT_COUNT_QUERY)).toEqual([{query: 'tag_not:combined'}]);
  });

  it('omits the bundles from further pages', async () => {
    const {found, sentVariables} = listing('after=here');
    expect(await found).toMatchObject({bundles: null, previousPath: '/products?before=first'});
    expect(sentVariables(BUNDLE_SHELF_QUERY)).toEqual([]);
  });

  it('returns the single packs if the bundles cannot be loaded, and logs why', async () => {
    const {found, report} = listing('', {...ANSWERS, [BUNDLE_SHELF_QUERY]: undefined as never});
    expect(await found).toMatchObject({bundles: {products: [], isMissing: true}, products: [{handle: 'palak-paneer'}]});
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(UpstreamError), 'Failed to load bundles');
  });

  it('counts a filtered list, and keeps the filters on further pages', async () => {
    const {found, sentVariables} = listing('kind=bundle&sort=price-down&before=here');
    expect(await found).toMatchObject({
      found: '2 products',
      bundles: null,
      previousPath: '/products?kind=bundle&sort=price-down&before=first',
      nextPath: '/products?kind=bundle&sort=price-down&after=last',
    });
    expect(sentVariables(PRODUCT_COUNT_QUERY)).toEqual([
      {query: 'tag_not:combined'},
      {query: 'tag:bundle AND tag_not:combined'},
    ]);
    expect(sentVariables(PRODUCT_LIST_QUERY)).toEqual([
      {query: 'tag:bundle AND tag_not:combined', sortKey: 'PRICE', reverse: true, last: 12, before: 'here'},
    ]);
  });

  it('reads filtered lists and further pages apart from the catalog, which they could evict', async () => {
    const cachesOf = async (params: string) => {
      const {found, query} = listing(params);
      await found;
      return query.mock.calls.map(([, {cache}]) => cache).filter((cache) => cache !== undefined);
    };
    expect(await cachesOf('')).toEqual(['catalog', 'catalog']);
    expect(await cachesOf('after=here')).toEqual(['catalog', 'filters']);
    expect(await cachesOf('min=7')).toEqual(['catalog', 'filters', 'filters']);
  });

  it('returns a list without a count if counting fails', async () => {
    const {found, report} = listing('heat=hot', {...ANSWERS, [PRODUCT_COUNT_QUERY]: undefined as never});
    expect(await found).toMatchObject({found: 'Products', products: [{handle: 'palak-paneer'}]});
    expect(report).toHaveBeenCalledTimes(1);
  });
});
