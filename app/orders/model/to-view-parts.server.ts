import {toMomentView} from '~/core/moments';
import {formatMoney, formatUnitPrice} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {ownVariantTitle, variantName} from '~/core/variant-name';
import type {AppConfig} from '~/platform/env.server';
import {isMediaAddress} from '~/platform/shop-addresses.server';
import {trackingUrl} from './carriers';
import {bundleName} from './bundle-name';
import {latestReport} from './carrier-progress';
import {byTime, eventLabel} from './event-labels';
import type {DishRecipes} from './find-dish-recipes.server';
import {costName} from './cost-copy';
import {toCostLines, type CostLine} from './cost-lines';
import {toSteps} from './order-progress';
import type {EventRow, ItemRow, PricedRow, ShipmentRow, TrackingRow} from './order-row';
import type {CostView, EventView, ItemView, ProgressView, RefundedView, ShipmentView, TrackingView} from './order-view';
import {parcelLabel, removedText, unrefundedText, unsettledText} from './progress-copy';

type IncludedTax = Pick<PricedRow, 'taxes_included' | 'tax_minor' | 'currency'>;

type NamedItem = Pick<ItemRow, 'title' | 'variant_title'>;

/** Returns the name of a line item, which distinguishes two variants of a product. */
export const itemName = ({title, variant_title: variant}: NamedItem): string =>
  variantName(title, ownVariantTitle(variant));

export const formatMinorUnits = (minor: number, currency: string): string => formatMoney(toMoney(minor, currency));

interface ItemContext {
  readonly currency: string;
  readonly isRefunded: boolean;
  /** Whether lines are shown with the quantities of the checkout. */
  readonly isAsPlaced: boolean;
  readonly config: AppConfig;
  readonly recipes: DishRecipes;
}

/** Returns what the items of an order have in common. */
export const toItemContext = (row: PricedRow, config: AppConfig, recipes: DishRecipes = {}): ItemContext => ({
  currency: row.currency,
  recipes,
  isRefunded: row.events.some(({kind}) => kind === 'refunded'),
  isAsPlaced: isRefundedAsPlaced(row),
  config,
});

/** Converts a line item; pictures from other hosts than Shopify's media hosts are left out. */
export function toItemView(row: ItemRow, {currency, isRefunded, isAsPlaced, config, recipes}: ItemContext): ItemView {
  const item = isAsPlaced ? {...row, quantity: row.quantity + row.removed_quantity} : row;
  return {
    title: item.title,
    variant: ownVariantTitle(item.variant_title),
    quantity: item.quantity,
    removed: item.removed_quantity > 0 ? removedText(item.removed_quantity, isRefunded) : null,
    unitPrice: unitPriceOf(item, currency),
    total: formatMinorUnits(item.total_minor ?? item.price_minor * item.quantity, currency),
    image: item.image_url && isMediaAddress(item.image_url, config) ? {url: item.image_url} : null,
    bundle: item.bundle ? {id: item.bundle.id, name: bundleName(item.bundle)} : null,
    recipePath: (item.product_id && recipes[item.product_id]) ?? null,
  };
}

function unitPriceOf({quantity, price_minor, total_minor}: ItemRow, currency: string): string {
  const isExact = total_minor === null || quantity === 0;
  return isExact ? formatMinorUnits(price_minor, currency) : formatUnitPrice(total_minor, quantity, currency);
}

/** Converts a cost; discounts and refunds have a minus sign. */
export const toCostView = (line: CostLine, currency: string): CostView => ({
  kind: line.kind,
  name: costName(line),
  amount: `${line.minor < 0 ? '−' : ''}${formatMinorUnits(Math.abs(line.minor), currency)}`,
});

/** Formats the tax that the prices include; null if there is none or it is added. */
export const toIncludedTax = ({taxes_included, tax_minor, currency}: IncludedTax): string | null =>
  taxes_included && tax_minor > 0 ? formatMinorUnits(tax_minor, currency) : null;

/** Returns the sum of the refunds of an order, in minor units. */
export const refundedMinor = ({events}: Pick<PricedRow, 'events'>): number =>
  events.reduce((sum, {kind, detail}) => sum + (kind === 'refunded' ? (detail.amount_minor ?? 0) : 0), 0);

/**
 * Returns whether an order was refunded and its costs are nevertheless those of the checkout: the total is then followed
 * by what was paid back. An order that was edited too has the costs of what is left.
 */
function isRefundedAsPlaced(row: PricedRow): boolean {
  const orderedMinor = row.items.reduce(
    (sum, {price_minor: price, quantity, removed_quantity: removed}) => sum + price * (quantity + removed),
    0,
  );
  const listsRefund = toCostLines(row, [], refundedMinor(row)).some(({kind}) => kind === 'refund');
  return refundedMinor(row) > 0 && orderedMinor === row.subtotal_minor && !listsRefund;
}

/** Returns what was paid back and what is left of the total, if the costs do not contain it. */
export function toRefundedView(row: PricedRow): RefundedView | null {
  if (!isRefundedAsPlaced(row)) return null;
  const minor = refundedMinor(row);
  const net = formatMinorUnits(Math.max(0, row.total_minor - minor), row.currency);
  return {amount: `−${formatMinorUnits(minor, row.currency)}`, net};
}

export function toProgress(order: PricedRow): ProgressView {
  const steps = toSteps(order);
  const refunds = order.events
    .filter(({kind}) => kind === 'refunded')
    .toSorted(byTime)
    .map(({at, detail}) => ({
      amount: formatMinorUnits(detail.amount_minor ?? 0, order.currency),
      at: toMomentView(at, 'short'),
    }));
  const isCanceled = steps.at(-1)?.kind === 'cancelled';
  const isFree = order.total_minor === 0;
  return {
    steps,
    refunds,
    unrefunded: isCanceled && refunds.length === 0 && !isFree ? unrefundedText(order.financial_status) : null,
    unsettled: isCanceled || isFree ? null : unsettledText(order.financial_status),
  };
}

/**
 * Converts a parcel.
 * @param events those of its order, which tell how far the parcel is
 */
export const toShipmentView = (
  shipment: ShipmentRow,
  ordered: readonly ItemRow[],
  events: readonly EventRow[] = [],
): ShipmentView => ({
  status: parcelLabel(shipment.status, latestReport(shipment, events)?.kind ?? shipment.shipment_status),
  arrival: null,
  tracking: shipment.tracking.map(toTrackingView),
  contents: (shipment.items ?? []).flatMap(({shopify_line_item_id, quantity}) => {
    const item = ordered.find((line) => line.shopify_line_item_id === shopify_line_item_id);
    return item ? [`${quantity} × ${itemName(item)}`] : [];
  }),
});

export const toTrackingView = ({company, number, url}: TrackingRow): TrackingView => ({
  carrier: company,
  number,
  url: trackingUrl(company, number, url),
});

/** Converts the events of an order, oldest first; kinds without a label are left out. */
export const toTimeline = (events: readonly EventRow[]): readonly EventView[] =>
  events.toSorted(byTime).flatMap(({kind, at}) => {
    const label = eventLabel(kind);
    return label === null ? [] : [{label, at: toMomentView(at, 'short')}];
  });
