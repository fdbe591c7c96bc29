import {toMomentView} from '~/core/moments';
import type {AppConfig} from '~/platform/env.server';
import {isOrderPageAddress} from '~/platform/shop-addresses.server';
import {giftCardPaymentName} from './cost-copy';
import {isParcelEvent} from './event-labels';
import {needsParcel} from './needs-parcel';
import {orderName} from './order-names';
import type {AddressRow, OrderDetailRow, PricedRow} from './order-row';
import {orderStatus} from './order-status';
import type {OrderDetailView, PricedView} from './order-view';
import {toCostLines} from './cost-lines';
import {
  formatMinorUnits,
  toCostView,
  toIncludedTax,
  toItemView,
  toProgress,
  toShipmentView,
  toTimeline,
} from './to-view-parts.server';

export function toOrderDetail(row: OrderDetailRow, config: AppConfig): OrderDetailView {
  return {
    ...toPricedView(row, config),
    items: row.items.map((item) => ({...toItemView(item, row.currency, config), variantId: item.variant_id})),
    statusUrl: row.status_url && isOrderPageAddress(row.status_url, config) ? row.status_url : null,
    isKnownToShop: row.shopify_order_id !== null,
    address: row.shipping_address && toAddressLines(row.shipping_address),
    transactionId: row.transaction_id,
  };
}

/** Converts the fields that the order page and the guest order page share. */
export function toPricedView(row: PricedRow, config: AppConfig): PricedView {
  const isSent = needsParcel(row.fulfillment_orders);
  return {
    name: orderName(row.order_number),
    placedAt: toMomentView(row.placed_at),
    status: orderStatus(row.fulfillment_status),
    progress: toProgress(row),
    items: row.items.map((item) => toItemView(item, row.currency, config)),
    costs: toCostLines(row).map((line) => toCostView(line, row.currency)),
    total: formatMinorUnits(row.total_minor, row.currency),
    includedTax: toIncludedTax(row),
    giftCards: row.gift_card_payments.map(({last_characters, amount_minor}) => ({
      name: giftCardPaymentName(last_characters),
      amount: formatMinorUnits(amount_minor, row.currency),
    })),
    needsParcel: isSent,
    shipments: isSent ? row.fulfillments.map((shipment) => toShipmentView(shipment, row.items)) : [],
    timeline: toTimeline(isSent ? row.events : row.events.filter(({kind}) => !isParcelEvent(kind))),
  };
}

/** Formats an address as on an envelope. */
function toAddressLines(address: AddressRow): readonly string[] {
  const join = (parts: readonly (string | null | undefined)[], between = ' ') => parts.filter(Boolean).join(between);
  return [
    join([address.first_name, address.last_name]),
    address.address1,
    address.address2,
    join([address.city, join([address.province, address.zip])], ', '),
    address.country,
    address.phone,
  ].filter((line): line is string => Boolean(line));
}
