import {describe, expect, it, vi} from 'vitest';
import {productCount} from './collections-copy';
import {findCollections} from './find-collections.server';

const image = (url: string) => ({url, altText: null, width: 1600, height: 900});
const FIRST_PAGE = {hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'l'};

const collection = (changes: object = {}) => ({
  handle: 'curries',
  title: 'Curries',
  onlineStoreUrl: null,
  image: image('/own.png'),
  leading: {nodes: [{featuredImage: image('/first.png')}]},
  counted: {pageInfo: {hasNextPage: false}, nodes: [{id: '1'}, {id: '2'}]},
  ...changes,
});

function finding(nodes: readonly object[], cursor: Parameters<typeof findCollections>[1] = null) {
  const query = vi.fn(async () => ({collections: {pageInfo: FIRST_PAGE, nodes}}));
  return {view: findCollections({query: query as never}, cursor), query};
}

describe('findCollections', () => {
  it('returns picture, title and number of products with one request', async () => {
    const {view, query} = finding([collection()]);
    expect(await view).toMatchObject({
      collections: [{handle: 'curries', title: 'Curries', image: {url: '/own.png'}, total: {count: 2, isMore: false}}],
      isFirstPage: true,
      previousPath: null,
      nextPath: '/collections?after=l',
    });
    expect(query).toHaveBeenCalledTimes(1);
  });

  it('shows the picture of the first product if the collection has none', async () => {
    const empty = {leading: {nodes: []}, image: null};
    const {collections} = await finding([collection({image: null}), collection(empty)]).view;
    expect(collections.map((each) => each.image?.url)).toEqual(['/first.png', undefined]);
  });

  it('omits collections that fill rows of other pages unless they are published to the online store', async () => {
    const url = 'https://shop.example/collections/featured';
    const {collections} = await finding([
      collection({handle: 'most-popular'}),
      collection({handle: 'featured', onlineStoreUrl: url}),
      collection({handle: 'bundles'}),
    ]).view;
    expect(collections.map(({handle}) => handle)).toEqual(['featured', 'bundles']);
  });

  it('returns a later page with a link to the previous one', async () => {
    const {view} = finding([collection()], {after: 'l'});
    expect(await view).toMatchObject({isFirstPage: false, previousPath: '/collections?before=a'});
  });
});

describe('productCount', () => {
  it.each([
    [0, false, '0 products'],
    [1, false, '1 product'],
    [12, false, '12 products'],
    [250, true, '250+ products'],
  ])('says %s products, and more: %s', (count, isMore, text) => expect(productCount({count, isMore})).toBe(text));
});
