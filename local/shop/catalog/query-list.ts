import {parseSearchQuery} from '../search/parse-search-query';
import {scoreQuery, type SearchDocument} from '../search/score-query';
import type {ShopState} from '../state';

/**
 * Filters a list by the `query` argument of a connection.
 *
 * @param items - the list in order
 * @param query - search syntax; an empty or absent query matches everything
 * @param toDocument - returns the search document of an item
 * @param state - the shop, for the current time
 * @param isByRelevance - sorts by relevance instead of keeping the order
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
