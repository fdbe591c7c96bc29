import type {AppConfig} from '~/platform/env.server';
import {trackingUrl} from '../fulfilment/carriers';
import {eventWords} from './event-words';
import {orderName} from './order-names';
import type {AddressRow, OrderDetailRow, TrackingRow} from './order-row';
import type {OrderDetailView, TrackingView} from './order-view';
import {amountOf, momentOf, toOrderView} from './to-order-view.server';

/** @returns an order as its own page shows it */
export function toOrderDetail(row: OrderDetailRow, config: AppConfig): OrderDetailView {
  const amount = (minor: number) => amountOf(minor, row.currency);
  return {
    ...toOrderView(row, config),
    name: orderName(row.order_number),
    isKnownToShop: row.shopify_order_id !== null,
    address: row.shipping_address && linesOf(row.shipping_address),
    discount: row.discount_minor > 0 ? amount(row.discount_minor) : null,
    shipping: amount(row.shipping_minor),
    tax: amount(row.tax_minor),
    transactionId: row.transaction_id,
    shipments: row.fulfillments.map(({id, status, shipment_status, tracking}) => ({
      id,
      status: (shipment_status ?? status)?.replaceAll('_', ' ').toLowerCase() ?? null,
      tracking: tracking.map(toTrackingView),
    })),
    timeline: row.order_events.map(({kind, subject, at}) => ({
      key: `${kind} ${subject}`,
      words: eventWords(kind),
      at: momentOf(at),
    })),
  };
}

/** @returns a parcel's number with the address where it can be followed */
export const toTrackingView = ({company, number, url}: TrackingRow): TrackingView => ({
  carrier: company,
  number,
  url: trackingUrl(company, number, url),
});

/** As an envelope shows it. */
function linesOf(address: AddressRow): readonly string[] {
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
