import {describe, expect, it, vi} from 'vitest';
import {cardFixture} from '~/shop/catalog/catalog-fixtures';
import {findPredictions} from './find-predictions.server';
import {SEARCH_FALLBACK_QUERY} from '../spelling/search-fallback.gql';
import type {AnswerGroup} from '../results/find-content-results.server';
import {PREDICTIVE_SEARCH_QUERY} from './predict.gql';

const NOTHING = {products: [], queries: [], collections: [], pages: []};
const PALAK = {title: 'Palak Paneer', path: '/product/palak-paneer', product: {price: '$7.99', isAvailable: true}};

const PATHS = {
  toPage: (handle: string) => `/${handle}`,
  toArticle: (blog: string, handle: string) => `/blogs/${blog}/${handle}`,
};

type Query = (document: string, options?: {variables: {query?: string}}) => Promise<unknown>;

/** A storefront client with these suggestions for any query, or for each query, and one product, which is popular. */
function shop(
  predictiveSearch: object | null,
  byQuery: Readonly<Record<string, object>> = {},
  answers: readonly AnswerGroup[] = [],
) {
  const products = {nodes: [cardFixture()]};
  const query = vi.fn<Query>(async (document, options) => {
    if (document === PREDICTIVE_SEARCH_QUERY)
      return {predictiveSearch: byQuery[options?.variables.query ?? ''] ?? predictiveSearch};
    return document === SEARCH_FALLBACK_QUERY ? {products, collection: {products}} : {collection: {products}};
  });
  const context = {storefront: {query: query as never}, report: vi.fn()};
  const predict = (typed: string) => findPredictions(context, typed, {paths: PATHS, findAnswers: async () => answers});
  return {
    predict,
    documents: () => query.mock.calls.map(([document]) => document),
    sentVariables: () => query.mock.calls.map(([, options]) => options?.variables),
  };
}

describe('findPredictions', () => {
  it('returns suggestions by kind with storefront paths, and omits empty kinds', async () => {
    const {predict} = shop({
      ...NOTHING,
      products: [cardFixture()],
      queries: [{text: 'palak'}],
      collections: [{handle: 'bundles', title: 'Bundle Deals'}],
      pages: [{handle: 'about', title: 'About'}],
      articles: ['One', 'Two', 'Three'].map((title) => ({handle: title, title, blog: {handle: 'journal'}})),
    });
    expect(await predict('pal')).toMatchObject({
      count: 6,
      groups: [
        {kind: 'products', options: [PALAK]},
        {kind: 'queries', options: [{title: 'palak', path: '/search?q=palak'}]},
        {kind: 'places', options: [{path: '/collections/bundles'}, {path: '/about'}]},
        {kind: 'articles', options: [{path: '/blogs/journal/One'}, {path: '/blogs/journal/Two'}]},
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

  it('suggests what another spelling finds, behind a search for it', async () => {
    const {predict} = shop(NOTHING, {'palak paneer': {...NOTHING, products: [cardFixture()]}});
    expect(await predict('palk panir')).toMatchObject({
      count: 0,
      groups: [{kind: 'spelling', options: [{title: 'palak paneer', path: '/search?q=palak+paneer'}, PALAK]}],
    });
  });

  it('returns popular products if another spelling finds nothing either', async () => {
    expect(await shop(NOTHING).predict('palk panir')).toMatchObject({groups: [{kind: 'popular'}]});
  });

  it('adds the best recipe, question and policy, also where Shopify finds nothing', async () => {
    const found = (title: string, path: string) => ({title, path, excerpt: ''});
    const answers: readonly AnswerGroup[] = [
      {kind: 'questions', found: [found('How spicy?', '/faqs#spicy'), found('Where?', '/faqs#where')]},
      {kind: 'policies', found: [found('Returns', '/shipping-returns')]},
      {kind: 'recipes', found: [found('Palak Paneer', '/recipes/palak-paneer')]},
    ];
    const options = [
      {title: 'How spicy?', path: '/faqs#spicy', label: 'Question'},
      {title: 'Returns', path: '/shipping-returns', label: 'Policy'},
      {title: 'Palak Paneer', path: '/recipes/palak-paneer', label: 'Recipe'},
    ];
    const some = {...NOTHING, products: [cardFixture()], pages: [{handle: 'shipping-returns', title: 'Returns'}]};
    expect(await shop(NOTHING, {}, answers).predict('pa')).toMatchObject({
      count: 3,
      groups: [{kind: 'answers', options}],
    });
    const {groups} = await shop(some, {}, answers).predict('pa');
    expect(groups.map(({kind}) => kind)).toEqual(['products', 'places', 'answers']);
    expect(groups[2]?.options.map(({path}) => path)).toEqual(['/faqs#spicy', '/recipes/palak-paneer']);
  });

  it('asks Shopify twice for a query without results, beside the settings of the store', async () => {
    const {predict, documents} = shop(NOTHING);
    await predict('sushi');
    const searches = documents().filter((document) => !document.includes('query StorefrontSettings'));
    expect(searches).toEqual([PREDICTIVE_SEARCH_QUERY, SEARCH_FALLBACK_QUERY]);
  });

  it('omits products without a variant', async () => {
    const products = [cardFixture({selectedOrFirstAvailableVariant: null})];
    expect(await shop({...NOTHING, products}).predict('pal')).toMatchObject({count: 0});
  });
});
