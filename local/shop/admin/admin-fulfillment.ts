import {shippingTitle} from '../cart/shipping-rates';
import {gid} from '../graphql/gid';
import {MAX_HOLDS} from '../orders/hold-fulfillment-order';
import {isShipped} from '../orders/order-line';
import type {FulfillmentHoldRecord, FulfillmentOrderRecord, FulfillmentRecord} from '../orders/order-state';
import {estimatedDelivery, shipmentStatus} from '../orders/order-status';
import type {OrderRecord, ShopContext} from '../state';
import {fulfillmentName} from '../webhooks/rest-fulfillment';
import {toAdminLineItem} from './admin-line-item';
import {LOCATION} from './admin-location';
import {moneyBag} from './money-bag';

/** Only the actions that the shop emulates: a real one also moves, merges and splits fulfillment orders. */
const ACTIONS: Readonly<Record<FulfillmentOrderRecord['status'], readonly string[]>> = {
  open: ['CREATE_FULFILLMENT', 'HOLD', 'CANCEL_FULFILLMENT_ORDER'],
  in_progress: ['CREATE_FULFILLMENT'],
  on_hold: ['RELEASE_HOLD', 'HOLD'],
  closed: [],
};

const actionsOf = ({status, holds = []}: FulfillmentOrderRecord): readonly string[] =>
  ACTIONS[status].filter((action) => action !== 'HOLD' || holds.length < MAX_HOLDS);

/** Converts a hold to a node of the Admin API. The app that asks is the only one of the shop. */
export const toAdminHold = ({number, reason, reasonNotes, handle}: FulfillmentHoldRecord) => ({
  id: gid('FulfillmentHold', number),
  reason,
  displayReason: toSentence(reason),
  reasonNotes,
  handle: handle || null,
  heldByRequestingApp: true,
  heldByApp: {id: gid('App', 1), title: 'Storefront'},
});

/** Converts the name of a reason to the words that Shopify displays, e.g. `Incorrect address`. */
const toSentence = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

const lineOf = (order: OrderRecord, lineNumber: number, context: ShopContext) => {
  const line = order.lines.find(({number}) => number === lineNumber);
  return line && toAdminLineItem(order, line, context);
};

function toDeliveryMethod(order: OrderRecord, {number, lines}: FulfillmentOrderRecord) {
  const sold = order.lines.filter((line) => lines.some(({lineNumber}) => lineNumber === line.number));
  const isSent = isShipped({lines: sold});
  return {
    id: gid('DeliveryMethod', number),
    methodType: isSent ? 'SHIPPING' : 'NONE',
    minDeliveryDateTime: null,
    maxDeliveryDateTime: null,
    presentedName: isSent ? shippingTitle(order.shippingMethod) : null,
  };
}

/** Converts a fulfillment order to a node of the Admin API. A missing field fails with its name. */
export const toAdminFulfillmentOrder = (order: OrderRecord, part: FulfillmentOrderRecord, context: ShopContext) => ({
  __typename: 'FulfillmentOrder' as const,
  id: gid('FulfillmentOrder', part.number),
  status: part.status.toUpperCase(),
  requestStatus: 'UNSUBMITTED',
  createdAt: part.createdAt,
  updatedAt: part.updatedAt,
  orderId: gid('Order', order.number),
  orderName: `#${order.orderNumber}`,
  orderProcessedAt: order.createdAt,
  fulfillAt: null,
  fulfillBy: null,
  deliveryMethod: toDeliveryMethod(order, part),
  fulfillmentHolds: (part.holds ?? []).map(toAdminHold),
  assignedLocation: {name: LOCATION.name, location: LOCATION, countryCode: 'US'},
  supportedActions: actionsOf(part).map((action) => ({action, externalUrl: null})),
  lineNodes: part.lines.map(({number, lineNumber, total, remaining}) => {
    const lineItem = lineOf(order, lineNumber, context);
    return {
      id: gid('FulfillmentOrderLineItem', number),
      totalQuantity: total,
      remainingQuantity: remaining,
      requiresShipping: lineItem?.requiresShipping ?? true,
      productTitle: lineItem?.title,
      variantTitle: lineItem?.variantTitle ?? null,
      sku: lineItem?.sku,
      vendor: lineItem?.vendor,
      image: lineItem?.image,
      lineItem,
    };
  }),
  fulfillments: order.fulfillments.filter(({lines}) =>
    lines.some(({fulfillmentOrderNumber}) => fulfillmentOrderNumber === part.number),
  ),
  record: order,
});

export type AdminFulfillmentOrder = ReturnType<typeof toAdminFulfillmentOrder>;

const when = ({events}: FulfillmentRecord, wanted: string): string | null =>
  events.find(({status}) => status === wanted)?.happenedAt ?? null;

function displayStatus(fulfillment: FulfillmentRecord): string {
  if (fulfillment.status === 'cancelled') return 'CANCELED';
  return shipmentStatus(fulfillment) ?? (fulfillment.tracking.length > 0 ? 'FULFILLED' : 'MARKED_AS_FULFILLED');
}

export const toAdminEvent = ({
  number,
  status,
  message,
  happenedAt,
  createdAt,
  estimatedDeliveryAt = null,
}: FulfillmentRecord['events'][number]) => ({
  id: gid('FulfillmentEvent', number),
  status,
  message,
  happenedAt,
  createdAt,
  estimatedDeliveryAt,
});

/** Converts a fulfillment to a node of the Admin API. A missing field fails with its name. */
export const toAdminFulfillment = (order: OrderRecord, fulfillment: FulfillmentRecord, context: ShopContext) => ({
  __typename: 'Fulfillment' as const,
  id: gid('Fulfillment', fulfillment.number),
  legacyResourceId: fulfillment.number,
  name: fulfillmentName(order, fulfillment),
  status: fulfillment.status === 'success' ? 'SUCCESS' : 'CANCELLED',
  displayStatus: displayStatus(fulfillment),
  createdAt: fulfillment.createdAt,
  updatedAt: fulfillment.updatedAt,
  inTransitAt: when(fulfillment, 'IN_TRANSIT'),
  deliveredAt: when(fulfillment, 'DELIVERED'),
  estimatedDeliveryAt: estimatedDelivery(fulfillment),
  requiresShipping: true,
  totalQuantity: fulfillment.lines.reduce((sum, {quantity}) => sum + quantity, 0),
  tracking: fulfillment.tracking,
  eventNodes: fulfillment.events.map(toAdminEvent),
  lineNodes: fulfillment.lines.map(({number, lineNumber, quantity}) => {
    const lineItem = lineOf(order, lineNumber, context);
    const unitMinor = order.lines.find((line) => line.number === lineNumber)?.priceMinor ?? 0;
    return {
      id: gid('FulfillmentLineItem', number),
      quantity,
      originalTotalSet: moneyBag(unitMinor * quantity),
      discountedTotalSet: moneyBag(unitMinor * quantity),
      lineItem,
    };
  }),
  parts: order.fulfillmentOrders.filter((part) =>
    fulfillment.lines.some(({fulfillmentOrderNumber}) => fulfillmentOrderNumber === part.number),
  ),
  record: order,
});

export type AdminFulfillment = ReturnType<typeof toAdminFulfillment>;
