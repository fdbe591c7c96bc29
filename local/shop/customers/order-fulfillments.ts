import type {FulfillmentRecord} from '../orders/order-state';
import {activeFulfillments} from '../orders/order-status';
import type {OrderRecord} from '../state';
import type {OrderNode} from './order-node';

/** A parcel with the lines it carries, in the order's own nodes. */
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

/** A parcel on its way through a query of the Storefront API. */
export type StorefrontFulfillment = ReturnType<typeof toNode>;

/** Returns the parcels of an order as the Storefront API serves them; those called back are none. */
export const toFulfillmentNodes = (order: OrderRecord, lineNodes: OrderNode['lineNodes']): StorefrontFulfillment[] =>
  activeFulfillments(order).map((fulfillment) => toNode(fulfillment, lineNodes));
