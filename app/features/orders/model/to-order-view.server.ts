import type {AppConfig} from '~/platform/env.server';
import {isCheckoutAddress} from '~/platform/shop-addresses.server';
import {listedName} from './order-names';
import type {OrderRow} from './order-row';
import {orderStatus} from './order-status';
import type {OrderView} from './order-view';
import {amountOf, momentOf, toItemView} from './to-parts.server';

/** @returns an order as lists show it */
export function toOrderView(row: OrderRow, config: AppConfig): OrderView {
  const amount = (minor: number) => amountOf(minor, row.currency);
  return {
    id: row.id,
    name: listedName(row.order_number, row.id),
    placedAt: momentOf(row.placed_at),
    status: orderStatus(row.fulfillment_status),
    items: row.items.map((item) => toItemView(item, row.currency, config)),
    subtotal: amount(row.subtotal_minor),
    discounts: allDiscounts(row).map(({code, amount_minor}) => ({code, amount: amount(amount_minor)})),
    total: amount(row.total_minor),
    statusUrl: row.status_url && isCheckoutAddress(row.status_url, config) ? row.status_url : null,
  };
}

/** Only codes are told one by one: what else was taken off, by the shop itself or by its staff, is the rest. */
function allDiscounts({discounts, discount_minor: totalMinor}: OrderRow): OrderRow['discounts'] {
  const restMinor = discounts.reduce((leftMinor, {amount_minor}) => leftMinor - amount_minor, totalMinor);
  return restMinor > 0 ? [...discounts, {code: null, amount_minor: restMinor}] : discounts;
}
