import {toMomentView} from '~/core/moments';
import {formatMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isOrderPageAddress} from '~/platform/shop-addresses.server';
import {orderListName} from '../model/order-names';
import {orderStatus, paymentStatus} from '../model/order-status';
import type {HistoryOrder} from './history-result';
import type {ShopOrder} from './history-page';

const SENT: ReadonlySet<string> = new Set(['fulfilled', 'partially_fulfilled']);

/** As the mirror has it: an order is cancelled when it was called off before any of it was sent. */
function statusOf({cancelledAt, fulfillmentStatus}: ShopOrder): string {
  const isCalledOff = cancelledAt !== null || fulfillmentStatus === 'restocked';
  return isCalledOff && !SENT.has(fulfillmentStatus) ? 'cancelled' : fulfillmentStatus;
}

/** @returns an order of the shop's list in the words of ours */
export function toHistoryOrder(order: ShopOrder, config: AppConfig): HistoryOrder {
  const {id, name, processedAt, financialStatus, totalPrice, statusPageUrl} = order;
  return {
    id,
    name: orderListName(name, id),
    placedAt: toMomentView(processedAt),
    status: orderStatus(statusOf(order)),
    payment: paymentStatus(financialStatus ?? null),
    total: formatMoney(totalPrice),
    statusUrl: isOrderPageAddress(statusPageUrl, config) ? statusPageUrl : null,
  };
}
