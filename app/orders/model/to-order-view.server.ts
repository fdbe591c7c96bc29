import {shopDay} from '~/core/dates';
import {toMomentView} from '~/core/moments';
import type {AppConfig} from '~/platform/env.server';
import {isOrderPageAddress} from '~/platform/shop-addresses.server';
import {getArrival} from './arrival';
import {arrivalText} from './arrival-copy';
import type {DishRecipes} from './find-dish-recipes.server';
import {withPlacedAmounts} from './placed-amounts';
import {orderListName} from './order-names';
import type {OrderRow} from './order-row';
import {isSent} from './order-progress';
import {orderStatus} from './order-status';
import type {OrderView} from './order-view';
import {toCostLines} from './cost-lines';
import {
  formatMinorUnits,
  refundedMinor,
  toCostView,
  toIncludedTax,
  toItemContext,
  toItemView,
  toProgress,
  toRefundedView,
} from './to-view-parts.server';

/** Converts an order to the view of the order list. */
export function toOrderView(stored: OrderRow, config: AppConfig, recipes: DishRecipes = {}): OrderView {
  const row = withPlacedAmounts(stored, refundedMinor(stored));
  const today = shopDay(new Date());
  const arrival = getArrival(row, today);
  const itemContext = toItemContext(row, config, recipes);
  return {
    id: row.id,
    name: orderListName(row.order_number, row.id),
    placedAt: toMomentView(row.placed_at),
    status: orderStatus(row.fulfillment_status),
    progress: toProgress(row),
    items: row.items.map((item) => toItemView(item, itemContext)),
    costs: toCostLines(row, row.discounts, refundedMinor(row))
      .filter(({kind, minor}) => kind === 'subtotal' || minor !== 0)
      .map((line) => toCostView(line, row.currency)),
    total: formatMinorUnits(row.total_minor, row.currency),
    refunded: toRefundedView(row),
    includedTax: toIncludedTax(row),
    statusUrl: row.status_url && isOrderPageAddress(row.status_url, config) ? row.status_url : null,
    // A delivered order shows the moment of its last step.
    arrival:
      arrival && arrival.kind !== 'delivered' ? arrivalText(arrival, today, row.fulfillments.some(isSent)) : null,
  };
}
