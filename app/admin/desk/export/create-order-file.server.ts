import {shopDay} from '~/core/dates';
import {CSV_START, toCsvRow} from '~/core/to-csv';
import type {AppContext} from '~/platform/context.server';
import {
  countSelectedOrders,
  readSelectedOrders,
  type DeskReader,
  type SelectedOrders,
} from '../find-desk-orders.server';
import type {DeskSelection} from '../queue/desk-request';
import {findExportDetails} from './find-export-details.server';
import {MAX_EXPORTED_ORDERS, orderExportHeader} from './order-export-copy';
import {toExportRow} from './to-export-row.server';

interface OrderFile {
  readonly name: string;
  readonly body: ReadableStream<Uint8Array>;
}

/**
 * Creates a file of the orders that a selection has, read while it is sent. The audit log says who, by which filters and
 * how many. Beyond the limit the name of the file says how many orders are in it.
 * @throws BackendUnavailable before anything is sent; a later failure aborts the download
 */
export async function createOrderFile(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  userId: string,
  selection: DeskSelection,
  now: Date,
): Promise<OrderFile> {
  const reader: DeskReader = {backend: context.backend, userId};
  const auditId = await beginExport(context, userId, selection);
  const count = await countSelectedOrders(reader, selection, now, MAX_EXPORTED_ORDERS + 1);
  const first = await readSelectedOrders(reader, selection, now, null);
  const pages = toPages(reader, first, (after) => readSelectedOrders(reader, selection, now, after));
  const limit = count > MAX_EXPORTED_ORDERS ? `-first-${MAX_EXPORTED_ORDERS}` : '';
  return {name: `orders-${shopDay(now)}${limit}.csv`, body: toBody(context, auditId, pages)};
}

/** The audit log names the filters, not what was searched, which may be the name of a customer. */
const beginExport = (
  {backend, reference}: Pick<AppContext, 'backend' | 'reference'>,
  userId: string,
  {view, search, filters}: DeskSelection,
) =>
  backend.call('begin_audit', {
    p_action: 'orders.export',
    p_actor_id: userId,
    p_target: 'orders',
    p_details: {view, filters: [...(search ? ['search'] : []), ...Object.keys(filters)]},
    p_request_id: reference,
  });

async function* toPages(
  reader: DeskReader,
  first: SelectedOrders,
  readNext: (after: NonNullable<SelectedOrders['next']>) => Promise<SelectedOrders>,
) {
  let count = 0;
  for (let page = first; ; page = await readNext(page.next)) {
    const rows = page.rows.slice(0, MAX_EXPORTED_ORDERS - count);
    count += rows.length;
    const details = await findExportDetails(
      reader,
      rows.map(({id}) => id),
    );
    yield rows.map((row) => toExportRow(row, details.get(row.id)));
    if (page.next === null || count >= MAX_EXPORTED_ORDERS) return;
  }
}

/** Writes the pages as they are read. A failure aborts the download, so that a part is not taken for the whole. */
function toBody(
  {backend, report}: Pick<AppContext, 'backend' | 'report'>,
  auditId: number,
  pages: ReturnType<typeof toPages>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let count = 0;
  const end = (outcome: 'done' | 'failed') =>
    backend.call('end_audit', {p_audit_id: auditId, p_outcome: outcome, p_details: {orders: count}}).catch(report);
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(CSV_START + toCsvRow(orderExportHeader()))),
    async pull(controller) {
      try {
        const {value: rows} = await pages.next();
        if (rows) {
          count += rows.length;
          return controller.enqueue(encoder.encode(rows.map(toCsvRow).join('')));
        }
        await end('done');
        controller.close();
      } catch (error) {
        report(error);
        await end('failed');
        controller.error(error);
      }
    },
    cancel: async () => void (await end('failed')),
  });
}
