import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {findPredictions} from './find-predictions.server';
import {PREDICTIVE_SEARCH_QUERY} from './predict.gql';

const NOTHING = {products: [], queries: [], collections: [], pages: []};
const PALAK = {title: 'Palak Paneer', path: '/product/palak-paneer', product: {price: '$7.99', isAvailable: true}};

type Query = (document: string, options?: {variables: object}) => Promise<unknown>;

/** A storefront client with these suggestions for any query, and one popular product. */
function shop(predictiveSearch: object | null) {
  const query = vi.fn<Query>(async (document) =>
    document === PREDICTIVE_SEARCH_QUERY ? {predictiveSearch} : {collection: {products: {nodes: [cardFixture()]}}},
  );
  const predict = (typed: string) => findPredictions({query: query as never}, typed, (handle) => `/${handle}`);
  return {predict, sentVariables: () => query.mock.calls.map(([, options]) => options?.variables)};
}

describe('findPredictions', () => {
  it('returns suggestions by kind with storefront paths, and omits empty kinds', async () => {
    const {predict} = shop({
      ...NOTHING,
      products: [cardFixture()],
      queries: [{text: 'palak'}],
      collections: [{handle: 'bundles', title: 'Bundle Deals'}],
      pages: [{handle: 'about', title: 'About'}],
    });
    expect(await predict('pal')).toMatchObject({
      count: 4,
      groups: [
        {kind: 'products', options: [PALAK]},
        {kind: 'queries', options: [{title: 'palak', path: '/search?q=palak'}]},
        {kind: 'places', options: [{path: '/collections/bundles'}, {path: '/about'}]},
      ],
    });
    expect(await shop({...NOTHING, products: [cardFixture()]}).predict('pal')).toMatchObject({count: 1});
  });

  it("requests only plain words, within Shopify's limits", async () => {
    const {predict, sentVariables} = shop(NOTHING);
    await predict('x OR tag:hidden"}) <b>');
    expect(sentVariables()[0]).toEqual({query: 'x tag hidden b', limit: 5});
  });

  it('omits the typed query itself, and limits the number of suggestions', async () => {
    const queries = ['pal', 'palak', 'paneer', 'palak paneer', 'pal pal'].map((text) => ({text}));
    const {groups} = await shop({...NOTHING, queries}).predict('Pal');
    expect(groups[0]?.options.map(({title}) => title)).toEqual(['palak', 'paneer', 'palak paneer']);
  });

  it('returns each name once: products before pages, and pages before queries', async () => {
    const {groups} = await shop({
      products: [cardFixture({title: 'Palak Paneer', secondName: {value: 'Spinach Classic'}})],
      queries: ['palak paneer', 'spinach classic', 'bundle deals', 'paneer'].map((text) => ({text})),
      collections: [
        {handle: 'palak', title: 'Palak Paneer'},
        {handle: 'bundles', title: 'Bundle Deals'},
      ],
      pages: [{handle: 'bundles', title: 'Bundle deals'}],
    }).predict('pa');
    expect(groups.map(({options}) => options.map(({title}) => title))).toEqual([
      ['Palak Paneer'],
      ['paneer'],
      ['Bundle Deals'],
    ]);
  });

  it.each([
    ['no suggestion matches', NOTHING, 'sushi'],
    ['Shopify returns no suggestions', null, 'sushi'],
    ['the query has no words', NOTHING, ' "*" '],
  ])('returns popular products if %s', async (_when, response, typed) => {
    expect(await shop(response).predict(typed)).toMatchObject({
      count: 0,
      groups: [{kind: 'popular', options: [PALAK]}],
    });
  });

  it('omits products without a variant', async () => {
    const products = [cardFixture({selectedOrFirstAvailableVariant: null})];
    expect(await shop({...NOTHING, products}).predict('pal')).toMatchObject({count: 0});
  });
});
