import {listedName} from '../model/order-names';
import {orderStatus} from '../model/order-status';
import {amountOf} from '../model/to-parts.server';
import {findReader, type OrderVisit} from '../order-context.server';
import {findOrders} from './find-orders.server';
import type {RecentAnswer} from './recent-order';

const RECENT = 5;

/**
 * The newest orders in short, for a page that does not wait for them: whatever happens, there is an answer. None for
 * nobody, to whom the frame around the page shows the sign-in card.
 */
export async function findRecentOrders({context}: Pick<OrderVisit, 'context'>): Promise<RecentAnswer> {
  try {
    const reader = await findReader(context);
    const {rows} = reader ? await findOrders(reader.database, null, RECENT) : {rows: []};
    const orders = rows.map((row) => ({
      id: row.id,
      name: listedName(row.order_number, row.id),
      total: amountOf(row.total_minor, row.currency),
      status: orderStatus(row.fulfillment_status, 'pending'),
    }));
    return {kind: 'recent', orders};
  } catch (error) {
    context.report(error);
    return {kind: 'unavailable'};
  }
}
