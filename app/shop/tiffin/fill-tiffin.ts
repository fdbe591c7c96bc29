import {MARKET} from '~/core/market';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {COOKING_POLICY} from '~/core/policy';
import {PACK_HEATS} from '~/shop/catalog/model/pack-heats';
import {packSavingMinor} from './pack-offers';
import type {TiffinBox, TiffinDish, TiffinView} from './tiffin-view';

/** Tiers of a tiffin, one for each dish. */
export const TIERS = 3;

/** A tiffin with some dishes: what its lid says. */
export interface TiffinFill {
  /** The chosen dishes, from the top; at most {@link TIERS}. */
  readonly dishes: readonly TiffinDish[];
  readonly isFull: boolean;
  /** What the cart will take for the dishes if it has nothing else. */
  readonly price: string;
  /** The sum of the single prices, if it is more. */
  readonly priceBefore: string | null;
  /** What the shop takes off; null if nothing. */
  readonly saving: string | null;
  /** The mildest and the hottest level; one text if all are equally hot. Levels that no pack has come last. */
  readonly heats: readonly string[];
  readonly servings: number;
  /** What is missing for free standard shipping; null if nothing. */
  readonly missingForShipping: string | null;
  /** A box that has exactly these dishes for less. */
  readonly cheaperBox: TiffinBox | null;
}

/** Returns the chosen dishes that can be bought, each once and no more than fit, in the order in which they were chosen. */
export function toChosen(handles: readonly string[], {dishes}: Pick<TiffinView, 'dishes'>): readonly string[] {
  const available = [...new Set(handles)].filter((handle) =>
    dishes.some((dish) => dish.handle === handle && dish.isAvailable),
  );
  return available.slice(0, TIERS);
}

/** Fills a tiffin. @param chosen handles of dishes, as {@link toChosen} returns them */
export function fillTiffin(chosen: readonly string[], tiffin: TiffinView): TiffinFill {
  const dishes = chosen.flatMap((handle) => tiffin.dishes.find((dish) => dish.handle === handle) ?? []);
  const sumMinor = dishes.reduce((sum, {priceMinor}) => sum + priceMinor, 0);
  const savingMinor = Math.min(packSavingMinor(tiffin.offers, dishes.length), sumMinor);
  const priceMinor = sumMinor - savingMinor;
  const missingMinor = tiffin.freeShippingMinor - priceMinor;
  const heats = dishes.map(({heat}) => heat).toSorted((one, other) => rankOf(one) - rankOf(other));
  return {
    dishes,
    isFull: dishes.length === TIERS,
    price: format(priceMinor),
    priceBefore: savingMinor > 0 ? format(sumMinor) : null,
    saving: savingMinor > 0 ? format(savingMinor) : null,
    heats: [...new Set([heats[0], heats.at(-1)])].filter((heat) => heat !== undefined),
    servings: dishes.length * COOKING_POLICY.servingsPerPack,
    missingForShipping: missingMinor > 0 ? format(missingMinor) : null,
    cheaperBox: tiffin.boxes.find((box) => box.priceMinor < priceMinor && isSame(box.dishes, chosen)) ?? null,
  };
}

const format = (minor: number): string => formatMoney(toMoney(minor, MARKET.currency));

/** A merchant's own level ranks as the hottest. */
const rankOf = (heat: string): number => (PACK_HEATS.includes(heat) ? PACK_HEATS.indexOf(heat) : PACK_HEATS.length);

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((handle) => other.includes(handle));
