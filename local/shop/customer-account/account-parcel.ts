import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import type {FulfillmentRecord, RefundRecord} from '../orders/order-state';
import {estimatedDelivery, shipmentStatus} from '../orders/order-status';
import type {OrderRecord} from '../state';

/** Converts a fulfillment to a node of the Customer Account API; its lines are nodes of the order. */
export const toParcelNode = <Line extends {readonly id: string}>(
  fulfillment: FulfillmentRecord,
  lineNodes: readonly Line[],
) => ({
  id: gid('Fulfillment', fulfillment.number),
  status: fulfillment.status === 'success' ? 'SUCCESS' : 'CANCELLED',
  latestShipmentStatus: shipmentStatus(fulfillment),
  createdAt: fulfillment.createdAt,
  updatedAt: fulfillment.updatedAt,
  estimatedDeliveryAt: estimatedDelivery(fulfillment),
  isPickedUp: false,
  requiresShipping: true,
  trackingInformation: fulfillment.tracking,
  eventNodes: fulfillment.events.map(({number, status, happenedAt}) => ({
    id: gid('FulfillmentEvent', number),
    status,
    happenedAt,
  })),
  parcelLines: fulfillment.lines.flatMap(({number, lineNumber, quantity}) => {
    const lineItem = lineNodes.find(({id}) => id === gid('LineItem', lineNumber));
    return lineItem ? [{id: gid('FulfillmentLineItem', number), quantity, lineItem}] : [];
  }),
});

export type ParcelNode = ReturnType<typeof toParcelNode>;

export function toRefundNode({transactions}: OrderRecord, refund: RefundRecord) {
  const paidBack = transactions.filter(({number}) => refund.transactionNumbers.includes(number));
  return {
    id: gid('Refund', refund.number),
    createdAt: refund.createdAt,
    updatedAt: refund.createdAt,
    returnName: null,
    totalRefunded: money(paidBack.reduce((sum, {amountMinor}) => sum + amountMinor, 0)),
  };
}
