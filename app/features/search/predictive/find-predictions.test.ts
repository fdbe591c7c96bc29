import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/features/catalog/catalog-fixtures';
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
  it('suggests by kind, each with a path of this shop, and leaves kinds out that have none', async () => {
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

  it('asks for plain words alone, within the limits of the platform', async () => {
    const {predict, sentVariables} = shop(NOTHING);
    await predict('x OR tag:hidden"}) <b>');
    expect(sentVariables()[0]).toEqual({query: 'x tag hidden b', limit: 5});
  });

  it('does not suggest the very words that were typed, nor more than a few', async () => {
    const queries = ['pal', 'palak', 'paneer', 'palak paneer', 'pal pal'].map((text) => ({text}));
    const {groups} = await shop({...NOTHING, queries}).predict('Pal');
    expect(groups[0]?.options.map(({title}) => title)).toEqual(['palak', 'paneer', 'palak paneer']);
  });

  it('shows each name once, as a product before a page and as a page before a search', async () => {
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
    ['nothing answers', NOTHING, 'sushi'],
    ['the shop does not search', null, 'sushi'],
    ['there are no words', NOTHING, ' "*" '],
  ])('shows what others like when %s', async (_when, response, typed) => {
    expect(await shop(response).predict(typed)).toMatchObject({
      count: 0,
      groups: [{kind: 'popular', options: [PALAK]}],
    });
  });

  it('leaves out products that have nothing to sell', async () => {
    const products = [cardFixture({selectedOrFirstAvailableVariant: null})];
    expect(await shop({...NOTHING, products}).predict('pal')).toMatchObject({count: 0});
  });
});
