import type {SeedProduct} from '../../seed/types';
import {variantNumber, type ShopState} from '../state';

/** Returns the units of a product on hand at this moment. */
export const getStock = (state: ShopState, product: SeedProduct): number =>
  state.data.stock[variantNumber(product)] ?? 0;

/** Returns whether a shopper can buy the product now; this shop never sells what it does not have. */
export const isAvailable = (state: ShopState, product: SeedProduct): boolean => getStock(state, product) > 0;
