import {toMomentView} from '~/core/moments';
import {formatMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isOrderPageAddress} from '~/platform/shop-addresses.server';
import {orderListName} from '~/orders/model/order-names';
import {orderStatus, paymentStatus} from '~/orders/model/order-status';
import type {HistoryOrder} from './history-result';
import type {ShopOrder} from './history-page';

const SENT: ReadonlySet<string> = new Set(['fulfilled', 'partially_fulfilled']);

/** Matches the replica: an order counts as canceled if it was canceled before any fulfillment. */
function toStatus({cancelledAt, fulfillmentStatus}: ShopOrder): string {
  const isCanceled = cancelledAt !== null || fulfillmentStatus === 'restocked';
  return isCanceled && !SENT.has(fulfillmentStatus) ? 'cancelled' : fulfillmentStatus;
}

export function toHistoryOrder(order: ShopOrder, config: AppConfig): HistoryOrder {
  const {id, name, processedAt, financialStatus, totalPrice, statusPageUrl} = order;
  return {
    id,
    name: orderListName(name, id),
    placedAt: toMomentView(processedAt),
    status: orderStatus(toStatus(order)),
    payment: paymentStatus(financialStatus ?? null),
    total: formatMoney(totalPrice),
    statusUrl: isOrderPageAddress(statusPageUrl, config) ? statusPageUrl : null,
  };
}
