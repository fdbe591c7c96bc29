import type {SearchUnavailableProductsType} from 'schema-2026-04/storefront-api-types';
import type {SeedProduct} from '../../seed/types';
import {parseSearchQuery} from '../search/parse-search-query';
import {isPlainWords, withPrefixMatch} from '../search/query-shape';
import {scoreQuery, type SearchDocument} from '../search/score-query';
import type {ShopState} from '../state';
import {isAvailable} from './stock';

/** Something found, and how well it answers. */
export interface Hit<Item> {
  readonly item: Item;
  readonly score: number;
}

/** Puts the best hit first. */
export const byScore = <Item>(left: Hit<Item>, right: Hit<Item>) => right.score - left.score;

/**
 * Makes a function that finds things as shop-wide search does: a slip of the pen is forgiven in plain words.
 *
 * @param query - what was typed
 * @param state - the shop, for its clock
 * @param isStillTyping - lets the last word be the beginning of one
 */
export function createFinder(query: string, state: ShopState, isStillTyping: boolean) {
  const term = parseSearchQuery(query);
  const asked = isStillTyping ? withPrefixMatch(term) : term;
  const manner = {now: state.clock(), allowsTypo: isPlainWords(term)};
  return <Item>(items: readonly Item[], toDocument: (item: Item) => SearchDocument): Hit<Item>[] =>
    items
      .map((item) => ({item, score: scoreQuery(asked, toDocument(item), manner)}))
      .filter(({score}) => score > 0)
      .sort(byScore);
}

/** Puts what is sold out last or leaves it out, as asked. */
export function sortUnavailable(
  hits: readonly Hit<SeedProduct>[],
  wish: SearchUnavailableProductsType,
  state: ShopState,
): Hit<SeedProduct>[] {
  if (wish === 'SHOW') return [...hits];
  const available = hits.filter(({item}) => isAvailable(state, item));
  return wish === 'HIDE' ? available : [...available, ...hits.filter(({item}) => !isAvailable(state, item))];
}
