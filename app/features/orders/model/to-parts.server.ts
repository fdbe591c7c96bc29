import {formatMoment} from '~/core/dates';
import {formatMoney, toMoney} from '~/core/money';
import type {AppConfig} from '~/platform/env.server';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import {trackingUrl} from '../fulfilment/carriers';
import {byTime, eventWords} from './event-words';
import type {EventRow, ItemRow, ShipmentRow, TrackingRow} from './order-row';
import type {EventView, ItemView, MomentView, ShipmentView, TrackingView} from './order-view';

/** What the shop calls the only variant of a product that has none. */
const NO_VARIANT = 'Default Title';

/** @returns an amount of the database in words */
export const amountOf = (minor: number, currency: string): string => formatMoney(toMoney(minor, currency));

/** @returns a moment of the database in words */
export function momentOf(iso: string): MomentView {
  const moment = new Date(iso);
  return {iso: moment.toISOString(), words: formatMoment(moment)};
}

/** @returns an article as pages show it; a picture from anywhere but the shop's own places is left out */
export function toItemView(item: ItemRow, currency: string, config: AppConfig): ItemView {
  return {
    title: item.title,
    variant: item.variant_title === NO_VARIANT ? null : item.variant_title,
    quantity: item.quantity,
    unitPrice: amountOf(item.price_minor, currency),
    total: amountOf(item.price_minor * item.quantity, currency),
    image: item.image_url && isMediaAddress(item.image_url, config) ? {url: item.image_url} : null,
  };
}

/** @returns a parcel as pages show it: what its carrier says of it counts more than that it was sent */
export const toShipmentView = ({status, shipment_status, tracking}: ShipmentRow): ShipmentView => ({
  status: (shipment_status ?? status)?.replaceAll('_', ' ').toLowerCase() ?? null,
  tracking: tracking.map(toTrackingView),
});

/** @returns a parcel's number with the address where it can be followed */
export const toTrackingView = ({company, number, url}: TrackingRow): TrackingView => ({
  carrier: company,
  number,
  url: trackingUrl(company, number, url),
});

/** @returns an order's way as pages show it, from its beginning */
export const toTimeline = (events: readonly EventRow[]): readonly EventView[] =>
  events.toSorted(byTime).map(({kind, at}) => ({words: eventWords(kind), at: momentOf(at)}));
