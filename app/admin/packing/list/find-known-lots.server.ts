import {findLots} from '~/orders/lots/find-lots.server';
import type {AppContext} from '~/platform/context.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {KnownLot} from '../packing-view';
import type {PickItem} from './pick-item';

/**
 * Finds the lots of the products to pack, the newest first, from the cache that the storefront shares with shoppers.
 * @returns none while the shop does not answer, which is reported: packing goes on without them
 */
export async function findKnownLots(
  context: Pick<AppContext, 'config' | 'report' | 'storefront'>,
  items: readonly Pick<PickItem, 'title'>[],
): Promise<readonly KnownLot[]> {
  const titles = new Set(items.map(({title}) => title));
  try {
    const lots = await findLots(context);
    return lots.flatMap(({number, driedOn, dishes}) =>
      dishes.filter(({title}) => titles.has(title)).map(({title}) => ({number, driedOn, dish: title})),
    );
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    context.report(error);
    return [];
  }
}
