import type {FulfillmentRecord} from '../orders/order-state';
import {activeFulfillments} from '../orders/order-status';
import type {OrderRecord} from '../state';
import type {OrderNode} from './order-node';

/** A fulfillment with its lines, which are nodes of the order. */
function toNode({tracking, lines}: FulfillmentRecord, lineNodes: OrderNode['lineNodes']) {
  return {
    trackingCompany: tracking[0]?.company ?? null,
    tracking,
    parcelLines: lines.flatMap(({number, lineNumber, quantity}) => {
      const lineItem = lineNodes.find((line) => line.number === lineNumber);
      return lineItem ? [{number, quantity, lineItem}] : [];
    }),
  };
}

export type StorefrontFulfillment = ReturnType<typeof toNode>;

/** Returns the fulfillments of an order for the Storefront API, without the canceled ones. */
export const toFulfillmentNodes = (order: OrderRecord, lineNodes: OrderNode['lineNodes']): StorefrontFulfillment[] =>
  activeFulfillments(order).map((fulfillment) => toNode(fulfillment, lineNodes));
