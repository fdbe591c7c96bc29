import type {SeedProduct} from '../../seed/types';
import {variantNumber, type ShopState} from '../state';

export const getStock = (state: ShopState, product: SeedProduct): number =>
  state.data.stock[variantNumber(product)] ?? 0;

/** Returns whether a shopper can buy the product now; this shop never oversells. */
export const isAvailable = (state: ShopState, product: SeedProduct): boolean => getStock(state, product) > 0;
