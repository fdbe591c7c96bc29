import type {AppContext} from '~/platform/context.server';
import {findSettingFields} from '~/platform/shopify/storefront-settings.server';
import type {PredictiveSearchQuery} from '../../../../storefrontapi.generated';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import type {ContentPaths} from '../content-paths';
import {parseFoundKinds, type FoundKind} from '../found-kinds.server';
import {findSearchFallback} from '../spelling/find-search-fallback.server';
import type {AnswerGroup} from '../results/find-content-results.server';
import {toSearchWords} from '../results/to-search-words';
import {SEARCH_PATH} from '../results/search-path';
import {answerLabel} from './prediction-copy';
import {PREDICTIVE_SEARCH_QUERY} from './predict.gql';
import type {Prediction, PredictionGroup, PredictionGroupKind, Predictions} from './prediction-view';

type Result = NonNullable<PredictiveSearchQuery['predictiveSearch']>;

type Tools = Pick<AppContext, 'storefront' | 'report'>;

/** Products come first; fewer of the other kinds are needed. */
const MAX_PRODUCTS = 5;
const MAX_OTHERS = 3;
const MAX_ARTICLES = 2;

/** What this storefront finds itself, because Shopify's search does not: the best of each kind. */
type FindAnswers = (words: string) => Promise<readonly AnswerGroup[]>;

interface Sources {
  readonly paths: ContentPaths;
  readonly findAnswers: FindAnswers;
}

/**
 * Finds suggestions while the shopper types.
 * @param query the typed text, limited in length
 * @returns suggestions for the query; without any, products of another spelling, or else popular ones
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findPredictions(
  context: Tools,
  query: string,
  {paths, findAnswers}: Sources,
): Promise<Predictions> {
  const words = toSearchWords(query);
  const groups = words === '' ? [] : await predictAll(context, words, {paths, findAnswers});
  if (groups.length > 0) return {count: groups.reduce((sum, {options}) => sum + options.length, 0), groups};
  const {spelling: corrected, popular} = await findSearchFallback(context.storefront, words);
  const spelling = corrected === null ? [] : await predictOtherSpelling(context, corrected, paths);
  if (spelling.length > 0) return {count: 0, groups: toGroups([['spelling', spelling]])};
  return {count: 0, groups: toGroups([['popular', popular.map(toProductOption)]])};
}

/** Adds answers, which need no call of their own: they are read from the cache of the catalog. */
async function predictAll(
  context: Tools,
  words: string,
  {paths, findAnswers}: Sources,
): Promise<readonly PredictionGroup[]> {
  const [groups, answers] = await Promise.all([predict(context, words, paths), findAnswers(words)]);
  const shown = new Set(groups.flatMap(({options}) => options.map(({path}) => path)));
  const options = answers.flatMap(({kind, found: [best]}) =>
    best && !shown.has(best.path)
      ? [{title: best.title, path: best.path, product: null, label: answerLabel(kind)}]
      : [],
  );
  return [...groups, ...toGroups([['answers', options]])];
}

/** Returns a search for the corrected words, followed by the products it finds; empty if it finds none. */
async function predictOtherSpelling(
  context: Tools,
  corrected: string,
  paths: ContentPaths,
): Promise<readonly Prediction[]> {
  const found = (await predict(context, corrected, paths)).find(({kind}) => kind === 'products');
  return found ? [toSearch(corrected), ...found.options] : [];
}

/** The response is one for all stores; what the merchant does not want to be found is left out of it. */
async function predict(context: Tools, words: string, paths: ContentPaths): Promise<readonly PredictionGroup[]> {
  const variables = {query: words, limit: MAX_PRODUCTS};
  const options = {variables, cache: 'typed-text', priority: 'optional'} as const;
  const [{predictiveSearch}, settings] = await Promise.all([
    context.storefront.query(PREDICTIVE_SEARCH_QUERY, options),
    findSettingFields(context),
  ]);
  if (!predictiveSearch) return [];
  const {products, queries} = predictiveSearch;
  const kinds = parseFoundKinds(settings);
  const cards = toProductCards(products);
  const isNewName = createNameFilter(cards.flatMap(({title, secondName}) => [title, secondName ?? '']));
  // A collection or page hides a suggested search of the same name, although it is listed below.
  const places = toPlaces(predictiveSearch, kinds, paths).filter(({title}) => isNewName(title));
  const articles = toArticles(predictiveSearch, kinds, paths).filter(({title}) => isNewName(title));
  const searches = toQueries(queries, words).filter(({title}) => isNewName(title));
  return toGroups([
    ['products', cards.map(toProductOption)],
    ['queries', searches.slice(0, MAX_OTHERS)],
    ['places', places.slice(0, MAX_OTHERS)],
    ['articles', articles.slice(0, MAX_ARTICLES)],
  ]);
}

/** Creates a filter for names that were not shown yet, regardless of case and punctuation. */
function createNameFilter(shown: readonly string[]): (name: string) => boolean {
  const known = new Set(shown.map(toSearchWords));
  return (name) => {
    const isNew = !known.has(toSearchWords(name));
    known.add(toSearchWords(name));
    return isNew;
  };
}

const toGroups = (
  lists: readonly (readonly [PredictionGroupKind, readonly Prediction[]])[],
): readonly PredictionGroup[] => lists.flatMap(([kind, options]) => (options.length > 0 ? [{kind, options}] : []));

function toProductOption({handle, title, image, hue, price, compareAtPrice, isAvailable}: ProductCardView): Prediction {
  return {title, path: productPath(handle), product: {image, hue, price, compareAtPrice, isAvailable}};
}

/** Omits suggested searches that equal the query. */
function toQueries(queries: Result['queries'], words: string): readonly Prediction[] {
  const others = queries.filter(({text}) => toSearchWords(text) !== words);
  return others.map(({text}) => toSearch(text));
}

const toSearch = (text: string): Prediction => ({
  title: text,
  path: `${SEARCH_PATH}?${new URLSearchParams({q: text})}`,
  product: null,
});

function toPlaces(
  {collections, pages}: Result,
  kinds: ReadonlySet<FoundKind>,
  {toPage}: ContentPaths,
): readonly Prediction[] {
  return [
    ...(kinds.has('collections') ? collections : []).map(({handle, title}) => ({
      title,
      path: collectionPath(handle),
      product: null,
    })),
    ...(kinds.has('pages') ? (pages ?? []) : []).map(({handle, title}) => ({
      title,
      path: toPage(handle),
      product: null,
    })),
  ];
}

const toArticles = (
  {articles}: Result,
  kinds: ReadonlySet<FoundKind>,
  {toArticle}: ContentPaths,
): readonly Prediction[] =>
  (kinds.has('articles') ? (articles ?? []) : []).map(({handle, title, blog}) => ({
    title,
    path: toArticle(blog.handle, handle),
    product: null,
  }));
