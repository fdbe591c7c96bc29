import type {Storefront} from '~/platform/shopify/storefront.server';
import type {PredictiveSearchQuery} from '../../../../storefrontapi.generated';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {findSpelling} from '../spelling/find-spelling.server';
import {toSearchWords} from '../results/to-search-words';
import {SEARCH_PATH} from '../results/search-path';
import {PREDICTIVE_SEARCH_QUERY} from './predict.gql';
import type {Prediction, PredictionGroup, PredictionGroupKind, Predictions} from './prediction-view';

type Result = NonNullable<PredictiveSearchQuery['predictiveSearch']>;

/** Products come first; fewer of the other kinds are needed. */
const MAX_PRODUCTS = 5;
const MAX_OTHERS = 3;

/**
 * Finds suggestions while the shopper types.
 * @param query the typed text, limited in length
 * @param toPagePath converts the handle of a content page to its path
 * @returns suggestions for the query; without any, products of another spelling, or else popular ones
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findPredictions(
  storefront: Storefront,
  query: string,
  toPagePath: (handle: string) => string,
): Promise<Predictions> {
  const words = toSearchWords(query);
  const groups = words === '' ? [] : await predict(storefront, words, toPagePath);
  if (groups.length > 0) return {count: groups.reduce((sum, {options}) => sum + options.length, 0), groups};
  const spelling = await predictOtherSpelling(storefront, words, toPagePath);
  if (spelling.length > 0) return {count: 0, groups: toGroups([['spelling', spelling]])};
  const popular = await findPopular(storefront);
  return {count: 0, groups: toGroups([['popular', popular.map(toProductOption)]])};
}

/** Returns a search for the corrected words, followed by the products it finds; empty without a correction. */
async function predictOtherSpelling(
  storefront: Storefront,
  words: string,
  toPagePath: (handle: string) => string,
): Promise<readonly Prediction[]> {
  const corrected = await findSpelling(storefront, words);
  if (corrected === null) return [];
  const found = (await predict(storefront, corrected, toPagePath)).find(({kind}) => kind === 'products');
  return found ? [toSearch(corrected), ...found.options] : [];
}

async function predict(
  storefront: Storefront,
  words: string,
  toPagePath: (handle: string) => string,
): Promise<readonly PredictionGroup[]> {
  const variables = {query: words, limit: MAX_PRODUCTS};
  const options = {variables, cache: 'typed-text', priority: 'optional'} as const;
  const {predictiveSearch} = await storefront.query(PREDICTIVE_SEARCH_QUERY, options);
  if (!predictiveSearch) return [];
  const {products, queries, collections, pages} = predictiveSearch;
  const cards = toProductCards(products);
  const isNewName = createNameFilter(cards.flatMap(({title, secondName}) => [title, secondName ?? '']));
  // A collection or page hides a suggested search of the same name, although it is listed below.
  const places = toPlaces(collections, pages ?? [], toPagePath).filter(({title}) => isNewName(title));
  const searches = toQueries(queries, words).filter(({title}) => isNewName(title));
  return toGroups([
    ['products', cards.map(toProductOption)],
    ['queries', searches.slice(0, MAX_OTHERS)],
    ['places', places.slice(0, MAX_OTHERS)],
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
  collections: Result['collections'],
  pages: NonNullable<Result['pages']>,
  toPagePath: (handle: string) => string,
): readonly Prediction[] {
  return [
    ...collections.map(({handle, title}) => ({title, path: collectionPath(handle), product: null})),
    ...pages.map(({handle, title}) => ({title, path: toPagePath(handle), product: null})),
  ];
}
