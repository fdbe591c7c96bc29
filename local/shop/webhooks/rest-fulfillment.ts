import {gid} from '../graphql/gid';
import type {FulfillmentRecord} from '../orders/order-state';
import {shipmentStatus} from '../orders/order-status';
import type {OrderRecord, ShopContext} from '../state';
import {toRestAddress} from './rest-address';
import {toRestLineItem} from './rest-line-item';
import {restTime} from './rest-values';

const isGiven = (value: string | null): value is string => value !== null;

function trackingOf({tracking}: FulfillmentRecord) {
  const numbers = tracking.map(({number}) => number).filter(isGiven);
  const urls = tracking.map(({url}) => url).filter(isGiven);
  return {
    tracking_company: tracking[0]?.company ?? null,
    tracking_number: numbers[0] ?? null,
    tracking_numbers: numbers,
    tracking_url: urls[0] ?? null,
    tracking_urls: urls,
  };
}

function linesOf(order: OrderRecord, {lines}: FulfillmentRecord, context: ShopContext) {
  return lines.flatMap(({lineNumber, quantity}) => {
    const line = order.lines.find(({number}) => number === lineNumber);
    return line ? [{...toRestLineItem(order, line, context), quantity}] : [];
  });
}

/** Returns the name of a fulfillment, e.g. `#1001.1`. */
export const fulfillmentName = (order: OrderRecord, fulfillment: FulfillmentRecord): string =>
  `#${order.orderNumber}.${order.fulfillments.indexOf(fulfillment) + 1}`;

/** Converts a fulfillment to the format of an order webhook. */
export const toRestFulfillment = (order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext) => ({
  id: fulfillment.number,
  admin_graphql_api_id: gid('Fulfillment', fulfillment.number),
  order_id: order.number,
  status: fulfillment.status,
  created_at: restTime(fulfillment.createdAt),
  updated_at: restTime(fulfillment.updatedAt),
  service: 'manual',
  shipment_status: shipmentStatus(fulfillment)?.toLowerCase() ?? null,
  location_id: null,
  origin_address: null,
  name: fulfillmentName(order, fulfillment),
  receipt: {},
  ...trackingOf(fulfillment),
  line_items: linesOf(order, fulfillment, context),
});

/** Converts a fulfillment to the format of its own webhooks, with the destination. */
export const toRestParcel = (order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext) => ({
  ...toRestFulfillment(order, fulfillment, context),
  email: order.email,
  destination: toRestAddress(order.shippingAddress),
});
