import {formatMoment} from '~/core/dates';
import {formatMoney, toMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isCheckoutAddress, isMediaAddress} from '~/platform/shop-addresses.server';
import {listedName} from './order-names';
import type {ItemRow, OrderRow} from './order-row';
import {orderStatus} from './order-status';
import type {ItemView, MomentView, OrderView} from './order-view';

/** @returns an amount of the database in words */
export const amountOf = (minor: number, currency: string): string => formatMoney(toMoney(minor, currency));

/** @returns a moment of the database in words */
export function momentOf(iso: string): MomentView {
  const moment = new Date(iso);
  return {iso: moment.toISOString(), words: formatMoment(moment)};
}

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
    discounts: row.discounts.map(({code, amount_minor}) => ({code, amount: amount(amount_minor)})),
    total: amount(row.total_minor),
    statusUrl: row.status_url && isCheckoutAddress(row.status_url, config) ? row.status_url : null,
  };
}

function toItemView(item: ItemRow, currency: string, config: AppConfig): ItemView {
  return {
    id: item.id,
    title: item.title,
    variant: isWorthSaying(item.variant_title) ? item.variant_title : null,
    quantity: item.quantity,
    unitPrice: amountOf(item.price_minor, currency),
    total: amountOf(item.price_minor * item.quantity, currency),
    image: item.image_url && isMediaAddress(item.image_url, config) ? {url: item.image_url} : null,
  };
}

/** What the shop calls the only variant of a product that has none. */
const isWorthSaying = (variant: string | null) => variant !== null && variant !== 'Default Title';
