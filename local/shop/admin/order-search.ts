import {findCustomer} from '../customers/customer-store';
import {financialStatus, fulfillmentStatus, isOnHold} from '../orders/order-status';
import type {SearchDocument} from '../search/score-query';
import type {OrderRecord, ShopState} from '../state';

const keyword = (...values: readonly string[]) => ({kind: 'keyword' as const, values});

const FULFILLMENT = {unfulfilled: 'unshipped', partially_fulfilled: 'partial', fulfilled: 'shipped'} as const;

function statusOf({cancelledAt, closedAt}: OrderRecord): string {
  if (cancelledAt) return 'cancelled';
  return closedAt ? 'closed' : 'open';
}

export function orderDocument(state: ShopState, order: OrderRecord): SearchDocument {
  const customer = findCustomer(state, order.customerNumber);
  const sent = fulfillmentStatus(order);
  return {
    fields: {
      id: {kind: 'number', values: [order.number]},
      name: keyword(`#${order.orderNumber}`, String(order.orderNumber)),
      email: keyword(order.email),
      customer_id: {kind: 'number', values: [order.customerNumber]},
      created_at: {kind: 'date', value: order.createdAt},
      processed_at: {kind: 'date', value: order.createdAt},
      updated_at: {kind: 'date', value: order.updatedAt},
      status: keyword(statusOf(order), ...(order.cancelledAt || order.closedAt ? [] : ['not_closed'])),
      financial_status: keyword(financialStatus(order)),
      fulfillment_status: keyword(sent, FULFILLMENT[sent], ...(isOnHold(order) ? ['on_hold'] : [])),
      tag: keyword(...(order.tags ?? [])),
      risk_level: keyword(order.riskLevel ?? 'LOW'),
      sku: keyword(...order.lines.map(({sku}) => sku)),
      test: keyword('true'),
    },
    texts: [`#${order.orderNumber}`, order.email, customer?.firstName ?? '', customer?.lastName ?? ''].map((text) => ({
      text,
      weight: 1,
    })),
  };
}
