import {parseSearchQuery} from '../search/parse-search-query';
import {scoreQuery, type SearchDocument} from '../search/score-query';
import type {ShopState} from '../state';

/**
 * Filters a list as the `query` argument of a connection asks.
 *
 * @param items - in the order of the list
 * @param query - search syntax; empty or absent keeps everything
 * @param toDocument - how an item is found
 * @param state - the shop, for its clock
 * @param isByRelevance - puts the best matches first instead of keeping the order
 */
export function queryList<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  toDocument: (item: Item) => SearchDocument,
  state: ShopState,
  isByRelevance = false,
): Item[] {
  const term = parseSearchQuery(query);
  const now = state.clock();
  const scored = items
    .map((item) => ({item, score: scoreQuery(term, toDocument(item), {now})}))
    .filter(({score}) => score > 0);
  if (isByRelevance) scored.sort((left, right) => right.score - left.score);
  return scored.map(({item}) => item);
}
