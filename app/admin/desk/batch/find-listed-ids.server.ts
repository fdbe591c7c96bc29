import {parseDeskRequest} from '../queue/parse-desk-request';
import {readSelectedOrders, type DeskReader, type SelectedOrders} from '../find-desk-orders.server';

/**
 * Finds the ids of the orders that a query of the desk lists, on all pages and in their order.
 * @throws BackendUnavailable
 */
export async function findListedIds(reader: DeskReader, query: string, limit: number): Promise<readonly string[]> {
  const selection = parseDeskRequest(new URLSearchParams(query));
  const now = new Date();
  const ids: string[] = [];
  for (let after: SelectedOrders['next'] = null; ids.length < limit;) {
    const page = await readSelectedOrders(reader, selection, now, after);
    ids.push(...page.rows.map(({id}) => id));
    if (!page.next) break;
    after = page.next;
  }
  return ids.slice(0, limit);
}
