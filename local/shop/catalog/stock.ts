import type {SeedProduct} from '../../seed/types';
import type {ShopState} from '../state';
import {findVariant, variantsOf, type Variant} from './variants';

/** Returns the units of a variant in stock; below zero if more were sold than the shop had. */
export const getStock = (state: ShopState, {number}: Variant): number => state.data.stock[number] ?? 0;

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
    return variant && canOversell(variant) ? Infinity : (state.data.stock[variantNumber] ?? 0);
  };

/** Returns whether a shopper can buy the variant now. */
export const isAvailable = (state: ShopState, variant: Variant): boolean =>
  canOversell(variant) || getStock(state, variant) > 0;

/** Returns whether a shopper can buy any variant of the product now. */
export const hasAvailableVariant = (state: ShopState, product: SeedProduct): boolean =>
  variantsOf(product).some((variant) => isAvailable(state, variant));
