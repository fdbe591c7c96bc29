import {latestReport} from './carrier-progress';
import {needsParcel} from './needs-parcel';
import {isCanceledOrder, isSent} from './order-progress';
import type {PricedRow} from './order-row';
import type {AddressHelp} from './order-view';

/** What a customer writes about; the topics of the contact form. */
type HelpTopic = 'order' | 'damage' | 'address';

/** Returns the contact form with the number of an order and what the message is about. */
export const helpPath = (number: string | null, topic: HelpTopic = 'order'): string =>
  `/contact?${new URLSearchParams({...(number && {order: number}), topic})}`;

/** Returns the topic that fits how far an order is: who asks about one that arrived has something to complain about. */
export const toHelpTopic = (order: PricedRow): HelpTopic => (isDelivered(order) ? 'damage' : 'order');

/** Returns what can be done about a wrong address; null where it no longer matters. */
export function toAddressHelp(order: PricedRow): AddressHelp | null {
  const {fulfillment_status: status, fulfillment_orders: fulfillmentOrders, order_number: number} = order;
  if (isCanceledOrder(order) || !needsParcel(fulfillmentOrders) || isDelivered(order)) return null;
  return {path: helpPath(number, 'address'), isPacked: status === 'fulfilled' || order.fulfillments.some(isSent)};
}

/** Returns whether every parcel of an order has arrived. */
function isDelivered({fulfillment_status: status, fulfillments, events}: PricedRow): boolean {
  const sent = fulfillments.filter(isSent);
  return (
    status === 'fulfilled' &&
    sent.length > 0 &&
    sent.every((parcel) => latestReport(parcel, events)?.kind === 'delivered')
  );
}
