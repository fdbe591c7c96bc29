import {groupByBundle} from '~/orders/model/group-by-bundle';
import type {SoldItemRow} from '~/orders/model/order-row';
import {itemName} from '~/orders/model/to-view-parts.server';
import type {ReorderLine} from './order-action-services';

/**
 * Returns what is added to the cart to buy items again: a bundle instead of its components, which alone have other prices.
 * Of a bundle of which only the id is known, the components are added.
 */
export const toReorderLines = (items: readonly SoldItemRow[]): readonly ReorderLine[] =>
  groupByBundle(items).flatMap(({bundle, items: parts}) => {
    if (!bundle || bundle.title === null || bundle.quantity === null) return parts.map(toReorderLine);
    return [{title: bundle.title, quantity: bundle.quantity, variantId: bundle.variant_id}];
  });

const toReorderLine = (item: SoldItemRow): ReorderLine => ({
  title: itemName(item),
  quantity: item.quantity,
  variantId: item.variant_id,
});
