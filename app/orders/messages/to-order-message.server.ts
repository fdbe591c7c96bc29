import {formatDay, shopDay} from '~/core/dates';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import type {AppConfig} from '~/platform/env.server';
import {getArrival, getParcelArrival, type Arrival} from '../model/arrival';
import {formatDays} from '../model/arrival-copy';
import type {DishRecipes} from '../model/find-dish-recipes.server';
import {isSent} from '../model/order-progress';
import type {ItemRow, MailedOrderRow} from '../model/order-row';
import {toAddressLines, toPackedLots} from '../model/to-order-detail.server';
import {itemName, refundedMinor, toTrackingView} from '../model/to-view-parts.server';
import {toMailAmounts, toMailItem, toMailPicture, toParcelItem, type MailItemContext} from './mail-parts.server';
import type {MessageKind, OrderMessageFacts} from './order-message-copy';

/** By how much the quantity of a line changed. */
interface LineChange {
  readonly shopify_line_item_id: string;
  readonly delta: number;
}

interface Message {
  readonly kind: MessageKind;
  /** The parcel or the edit that it is about; empty for the order. */
  readonly subject: string;
  readonly order: MailedOrderRow;
  /** What was changed since the customer was last told; empty for other kinds. */
  readonly changes?: readonly LineChange[];
}

/** Converts an order, as it is now, to what a mail about an event of it says. */
export function toOrderMessage(
  {kind, subject, order, changes = []}: Message,
  config: AppConfig,
  {recipes, now = new Date()}: {readonly recipes: DishRecipes; readonly now?: Date},
): OrderMessageFacts {
  const today = shopDay(now);
  const parcel = order.fulfillments.find(({id}) => id === subject);
  const arrival = parcel ? getParcelArrival(parcel, order, today) : getArrival(order, today);
  const context: MailItemContext = {
    currency: order.currency,
    getPicture: (url) => toMailPicture(url, config),
    recipes,
    origin: config.PUBLIC_ORIGIN,
  };
  const isWhole = kind === 'edited';
  const bought = order.items.filter(({quantity}) => quantity > 0);
  const contents = contentsOf(order, subject);
  return {
    kind,
    orderNumber: order.order_number,
    orderId: order.id,
    firstName: order.shipping_address?.first_name ?? null,
    arrivesOn: arrival && toDays(arrival),
    address: order.shipping_address ? toAddressLines({...order.shipping_address, phone: null}) : [],
    added: toChangeLines(
      order,
      changes.filter(({delta}) => delta > 0),
    ),
    removed: toChangeLines(
      order,
      changes.filter(({delta}) => delta < 0),
    ),
    items: isWhole
      ? bought.map((item) => toMailItem(item, context))
      : contents.map((item) => toParcelItem(item, context)),
    lots: lotsOf(order, contents).map(({path, ...lot}) => ({...lot, url: config.PUBLIC_ORIGIN + path})),
    ...(isWhole ? toMailAmounts(order, refundedMinor(order)) : {amounts: [], total: null}),
    trackingUrl: parcel?.tracking.map((tracking) => toTrackingView(tracking).url).find((url) => url !== null) ?? null,
  };
}

/** Names what was added or removed; lines that the order does not have any more are left out. */
const toChangeLines = ({items}: MailedOrderRow, changes: readonly LineChange[]): readonly string[] =>
  changes.flatMap(({shopify_line_item_id: id, delta}) => {
    const item = items.find((line) => line.shopify_line_item_id === id);
    return item ? [`${Math.abs(delta)} × ${itemName(item)}`] : [];
  });

const toDays = ({kind, days}: Arrival): string | null =>
  days && (kind === 'attempted' ? formatDay(days.last) : formatDays(days));

/** Returns the lots of what is in a parcel. Dishes of a bundle are no line items: they are known only of an order's one parcel. */
function lotsOf(order: MailedOrderRow, contents: readonly ItemRow[]) {
  const isOnly = order.fulfillments.filter(isSent).length === 1;
  const titles = new Set(contents.map((item) => variantName(item.title, ownVariantTitle(item.variant_title))));
  return toPackedLots(order).filter(({dish}) => isOnly || titles.has(dish));
}

/** Returns the items of a parcel, or of an order that is not packed; of one whose list is unknown, those that it can only be. */
function contentsOf(order: MailedOrderRow, parcelId: string): readonly ItemRow[] {
  const parcel = order.fulfillments.find(({id}) => id === parcelId);
  const all = order.items.filter(({quantity}) => quantity > 0);
  if (!parcel) return all;
  if (!parcel.items?.length) return order.fulfillments.filter(isSent).length === 1 ? all : [];
  return parcel.items.flatMap(({shopify_line_item_id: id, quantity}) => {
    const item = order.items.find((line) => line.shopify_line_item_id === id);
    return item ? [{...item, quantity}] : [];
  });
}
