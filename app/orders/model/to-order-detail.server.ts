import {shopDay} from '~/core/dates';
import {lotPath} from '~/core/lot-path';
import {toMomentView} from '~/core/moments';
import type {AppConfig} from '~/platform/env.server';
import {isOrderPageAddress} from '~/platform/shop-addresses.server';
import {getArrival, getParcelArrival} from './arrival';
import {arrivalText} from './arrival-copy';
import type {DishRecipes} from './find-dish-recipes.server';
import {giftCardPaymentName} from './cost-copy';
import {isParcelEvent} from './event-labels';
import {withPlacedAmounts} from './placed-amounts';
import {needsParcel} from './needs-parcel';
import {helpPath, toAddressHelp, toHelpTopic} from './order-help';
import {orderName} from './order-names';
import type {AddressRow, OrderDetailRow, PricedRow} from './order-row';
import {isSent} from './order-progress';
import {orderStatus} from './order-status';
import type {OrderDetailView, PackedLotView, PricedView, ShipmentView} from './order-view';
import {toCostLines} from './cost-lines';
import {
  formatMinorUnits,
  itemName,
  refundedMinor,
  toCostView,
  toIncludedTax,
  toItemContext,
  toItemView,
  toProgress,
  toRefundedView,
  toShipmentView,
  toTimeline,
} from './to-view-parts.server';

export function toOrderDetail(row: OrderDetailRow, config: AppConfig, recipes: DishRecipes = {}): OrderDetailView {
  const priced = toPricedView(row, config, recipes);
  return {
    ...priced,
    items: priced.items.map((item, place) => ({...item, variantId: row.items[place]?.variant_id ?? null})),
    statusUrl: row.status_url && isOrderPageAddress(row.status_url, config) ? row.status_url : null,
    isKnownToShop: row.shopify_order_id !== null,
    address: row.shipping_address && toAddressLines(row.shipping_address),
    transactionId: row.transaction_id,
  };
}

/** Converts the fields that the order page and the guest order page share. */
export function toPricedView(stored: PricedRow, config: AppConfig, recipes: DishRecipes = {}): PricedView {
  const row = withPlacedAmounts(stored, refundedMinor(stored));
  const today = shopDay(new Date());
  const arrival = getArrival(row, today);
  const hasParcel = needsParcel(row.fulfillment_orders);
  const itemContext = toItemContext(row, config, recipes);
  return {
    name: orderName(row.order_number),
    placedAt: toMomentView(row.placed_at),
    status: orderStatus(row.fulfillment_status),
    progress: toProgress(row),
    items: row.items.map((item) => toItemView(item, itemContext)),
    costs: toCostLines(row, [], refundedMinor(row)).map((line) => toCostView(line, row.currency)),
    total: formatMinorUnits(row.total_minor, row.currency),
    refunded: toRefundedView(row),
    includedTax: toIncludedTax(row),
    giftCards: row.gift_card_payments.map(({last_characters, amount_minor}) => ({
      name: giftCardPaymentName(last_characters),
      amount: formatMinorUnits(amount_minor, row.currency),
    })),
    needsParcel: hasParcel,
    arrival: arrival && arrivalText(arrival, today, row.fulfillments.some(isSent)),
    shipments: hasParcel ? toShipments(row, today) : [],
    toCome: hasParcel ? toCome(row) : [],
    lots: toPackedLots(row),
    helpPath: helpPath(row.order_number, toHelpTopic(row)),
    addressHelp: toAddressHelp(row),
    timeline: toTimeline(hasParcel ? row.events : row.events.filter(({kind}) => !isParcelEvent(kind))),
  };
}

/** Converts the parcels. What the only one of an order contains is known without a list of it. */
function toShipments(row: PricedRow, today: string): readonly ShipmentView[] {
  const sent = row.fulfillments.filter(isSent);
  return row.fulfillments.map((shipment) => {
    const view = toShipmentView(shipment, row.items, row.events);
    if (!isSent(shipment)) return view;
    const isOnly = sent.length === 1 && row.fulfillment_status === 'fulfilled';
    const arrival = isOnly ? null : arrivalText(getParcelArrival(shipment, row, today), today);
    const contents = isOnly && view.contents.length === 0 ? allItems(row) : view.contents;
    return {...view, contents, arrival};
  });
}

const allItems = ({items}: PricedRow): readonly string[] =>
  items.flatMap((item) => (item.quantity > 0 ? [`${item.quantity} × ${itemName(item)}`] : []));

/** Names the items that are in no parcel yet, once there is a parcel and the contents of all are known. */
function toCome({items, fulfillments, fulfillment_status: status}: PricedRow): readonly string[] {
  const sent = fulfillments.filter(isSent);
  if (status !== 'partially_fulfilled' || sent.some((parcel) => !parcel.items?.length)) return [];
  const contents = sent.flatMap((parcel) => parcel.items ?? []);
  return items.flatMap((item) => {
    const sentQuantity = contents
      .filter(({shopify_line_item_id: id}) => id === item.shopify_line_item_id)
      .reduce((sum, {quantity}) => sum + quantity, 0);
    const quantity = item.quantity - sentQuantity;
    return quantity > 0 ? [`${quantity} × ${itemName(item)}`] : [];
  });
}

/** Lists each lot of each dish once: an order may have several parcels. */
export function toPackedLots({lots}: Pick<PricedRow, 'lots'>): readonly PackedLotView[] {
  const seen = new Map(lots.map(({dish, lot}) => [`${dish} ${lot}`, {dish, lot, path: lotPath(lot)}]));
  return [...seen.values()].sort(
    (left, right) => left.dish.localeCompare(right.dish, 'en') || left.lot.localeCompare(right.lot),
  );
}

/** Formats an address as on an envelope. */
export function toAddressLines(address: AddressRow): readonly string[] {
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
