import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {findAllComponents, isBundle} from './components';
import {findVariant, variantsOf, type Variant} from './variants';

/** How many of a variant a cart line takes for each unit. */
interface StockPart {
  readonly variantNumber: number;
  readonly quantity: number;
}

/** Returns the units that can be sold now: of a bundle as many as its components allow, and any number of what is oversold. */
function sellableOf(state: ShopState, variant: Variant): number {
  if (!isBundle(variant)) return canOversell(variant) ? Infinity : (state.data.stock[variant.number] ?? 0);
  const components = findAllComponents(state.seed, variant) ?? [];
  if (components.length === 0) return 0;
  return Math.min(
    ...components.map((component) => Math.floor(sellableOf(state, component.variant) / component.quantity)),
  );
}

/** Returns the units of a variant in stock; below zero if more were sold than the shop had. */
export function getStock(state: ShopState, variant: Variant): number {
  if (!isBundle(variant)) return state.data.stock[variant.number] ?? 0;
  const units = sellableOf(state, variant);
  return Number.isFinite(units) ? units : 0;
}

export const getTotalStock = (state: ShopState, product: SeedProduct): number =>
  variantsOf(product).reduce((sum, variant) => sum + getStock(state, variant), 0);

/** Returns whether a variant is sold although none is in stock. */
export const canOversell = ({inventoryPolicy}: Variant): boolean => inventoryPolicy === 'CONTINUE';

/** Returns a function that returns the units of a variant that can be sold now. */
export const sellableUnits =
  (state: ShopState) =>
  (variantNumber: number): number => {
    const variant = findVariant(state.seed.products, variantNumber);
    // A cart keeps the units of a product that is not published at the moment.
    return variant ? sellableOf(state, variant) : (state.data.stock[variantNumber] ?? 0);
  };

/** Returns a function that returns what a line of a variant takes from the stock: itself, or the components of a bundle. */
export const stockParts =
  (state: ShopState) =>
  (variantNumber: number): readonly StockPart[] => {
    const variant = findVariant(state.seed.products, variantNumber);
    const components = variant && isBundle(variant) ? findAllComponents(state.seed, variant) : null;
    return (
      components?.map(({variant: {number}, quantity}) => ({variantNumber: number, quantity})) ?? [
        {variantNumber, quantity: 1},
      ]
    );
  };

/** Returns whether a shopper can buy the variant now. */
export const isAvailable = (state: ShopState, variant: Variant): boolean => sellableOf(state, variant) > 0;

/** Returns whether a shopper can buy any variant of the product now. */
export const hasAvailableVariant = (state: ShopState, product: SeedProduct): boolean =>
  variantsOf(product).some((variant) => isAvailable(state, variant));
