import type {SearchUnavailableProductsType} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {parseSearchQuery, type QueryTerm} from '../search/parse-search-query';
import {scoreQuery, type SearchDocument} from '../search/score-query';
import type {ShopState} from '../state';
import {hasAvailableVariant} from './stock';

export interface Hit<Item> {
  readonly item: Item;
  readonly score: number;
}

/** Sorts the best hit first. */
export const byScore = <Item>(left: Hit<Item>, right: Hit<Item>) => right.score - left.score;

/**
 * Creates a function that searches like shop-wide search: plain words tolerate one typo.
 *
 * @param query - the entered search text
 * @param state - the shop, for the current time
 * @param isStillTyping - treats the last word as a prefix
 */
export function createFinder(query: string, state: ShopState, isStillTyping: boolean) {
  const term = parseSearchQuery(query);
  const parsedTerm = isStillTyping ? withPrefixMatch(term) : term;
  const manner = {now: state.clock(), allowsTypo: isPlainWords(term)};
  return <Item>(items: readonly Item[], toDocument: (item: Item) => SearchDocument): Hit<Item>[] =>
    items
      .map((item) => ({item, score: scoreQuery(parsedTerm, toDocument(item), manner)}))
      .filter(({score}) => score > 0)
      .sort(byScore);
}

/** Moves sold-out products to the end or removes them, as requested. */
export function sortUnavailable(
  hits: readonly Hit<SeedProduct>[],
  policy: SearchUnavailableProductsType,
  state: ShopState,
): Hit<SeedProduct>[] {
  if (policy === 'SHOW') return [...hits];
  const available = hits.filter(({item}) => hasAvailableVariant(state, item));
  return policy === 'HIDE' ? available : [...available, ...hits.filter(({item}) => !hasAvailableVariant(state, item))];
}

/** Returns whether a query consists of words only; Shopify tolerates typos only in such queries. */
function isPlainWords(term: QueryTerm): boolean {
  if (term.kind === 'text') return !term.isPhrase && !term.isPrefix;
  return term.kind === 'all' && term.terms.every(isPlainWords);
}

/**
 * Turns the last word of a query into a prefix, for search as you type.
 *
 * @returns the query, unchanged if it does not end in a word
 */
function withPrefixMatch(term: QueryTerm): QueryTerm {
  if (term.kind === 'text' && !term.isPhrase) return {...term, isPrefix: true};
  if (term.kind !== 'all') return term;
  const last = term.terms.at(-1);
  return last ? {...term, terms: [...term.terms.slice(0, -1), withPrefixMatch(last)]} : term;
}
