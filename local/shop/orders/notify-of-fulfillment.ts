import {timeNow} from '../cart/cart-store';
import {orderStatusUrl} from '../checkout/order-address';
import {mailShipment} from '../customers/account-mails';
import type {OrderRecord, ShopContext} from '../state';
import type {FulfillmentRecord} from './order-state';

/** Records that the customer is notified of a fulfillment, and mails them if the shop sends its own mails. */
export function notifyOfFulfillment(order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext): void {
  fulfillment.notifications = [...(fulfillment.notifications ?? []), timeNow(context.state)];
  if (context.config.profile.orderConfirmation !== 'shop') return;
  const rows = fulfillment.tracking.map(({company, number}) => ({
    label: company ?? 'Tracking number',
    value: number ?? '',
    pictureUrl: null,
  }));
  mailShipment(order.email, {number: order.orderNumber, rows, statusUrl: orderStatusUrl(order, context)}, context);
}
