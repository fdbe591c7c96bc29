import {isIsoDay} from '~/core/dates';
import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {isLocalStore} from '~/platform/env.server';
import type {LotsQuery} from '../../../storefrontapi.generated';
import {parseLotNumber} from './lot-number';
import {LOTS_QUERY} from './lots.gql';

type Tools = Pick<AppContext, 'storefront' | 'config'>;

/** A dish of a lot. */
interface LotDish {
  /** Shopify's id of the product. */
  readonly id: string;
  readonly handle: string;
  readonly title: string;
}

/** A lot: packs that were cooked and dried together. */
export interface Lot {
  readonly number: string;
  /** An ISO day. */
  readonly driedOn: string;
  /** Who tasted it; null if the merchant does not say. */
  readonly taster: string | null;
  readonly dishes: readonly LotDish[];
}

/**
 * Finds the lots of the shop, the newest first. A real store leaves out samples, because their facts are invented.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findLots({storefront, config}: Tools): Promise<readonly Lot[]> {
  const {all, real} = toLots(await storefront.query(LOTS_QUERY));
  return isLocalStore(config.PUBLIC_STORE_DOMAIN) ? all : real;
}

/** Returns the newest lot of a dish; null if there is none. @param lots the newest first */
export const currentLotOf = (lots: readonly Lot[], handle: string): Lot | null =>
  lots.find(({dishes}) => dishes.some((dish) => dish.handle === handle)) ?? null;

type Entry = NonNullable<LotsQuery['lots']>['nodes'][number];

const toLots = memoize(({lots}: LotsQuery) => {
  const entries = (lots?.nodes ?? []).flatMap((entry) => {
    const lot = toLot(entry);
    return lot ? [{lot, isSample: entry.isSample?.value === 'true'}] : [];
  });
  const sorted = entries.toSorted((left, right) => right.lot.driedOn.localeCompare(left.lot.driedOn));
  return {
    all: sorted.map(({lot}) => lot),
    real: sorted.flatMap(({lot, isSample}) => (isSample ? [] : [lot])),
  };
});

/** Returns null for an entry without a number or a day: it has no page. */
function toLot({number, driedOn, taster, products}: Entry): Lot | null {
  const name = parseLotNumber(number?.value ?? '');
  const day = driedOn?.value ?? '';
  if (name === null || !isIsoDay(day)) return null;
  return {
    number: name,
    driedOn: day,
    taster: taster?.value?.trim() || null,
    dishes: (products?.references?.nodes ?? []).flatMap((node) => ('handle' in node ? [node] : [])),
  };
}
