import type {Seed} from '../seed/types';
import {seedCustomers, seedVault} from './customers/seed-customers';
import {normalizeCode} from './cart/promo-codes';
import {seedGiftCards} from './gift-cards/seed-gift-cards';
import {seedOrders} from './orders/seed-orders';
import {variantsOf} from './catalog/variants';
import type {OrderRecord, ShopData} from './state';
import {defaultSubscriptions} from './webhooks/webhook-record';

const FIRST_SEQUENCE = 5_500_000_000_000;
const NUMBER_BEFORE_FIRST_ORDER = 1000;

function toRedemptions(orders: readonly OrderRecord[]): ShopData['redemptions'] {
  const redemptions: ShopData['redemptions'] = {};
  for (const {discountCodes, email} of orders) {
    for (const code of discountCodes.map(normalizeCode)) {
      redemptions[code] = [...new Set([...(redemptions[code] ?? []), email])];
    }
  }
  return redemptions;
}

/** Returns the units in stock in a fresh shop, by variant number. */
export const initialStock = ({products}: Seed): ShopData['stock'] =>
  Object.fromEntries(products.flatMap(variantsOf).map(({number, stock}) => [number, stock]));

export function createShopData(seed: Seed): ShopData {
  const orders = seedOrders(seed);
  return {
    carts: {},
    orders,
    lastOrderNumber: Math.max(NUMBER_BEFORE_FIRST_ORDER, ...orders.map(({orderNumber}) => orderNumber)),
    stock: initialStock(seed),
    redemptions: toRedemptions(orders),
    ...(seed.giftCards && {giftCards: seedGiftCards(seed.giftCards)}),
    customers: seedCustomers(seed),
    sequence: FIRST_SEQUENCE,
    mails: [],
    vault: seedVault(seed),
    webhooks: {subscriptions: seed.isNew ? [] : defaultSubscriptions(), deliveries: []},
  };
}
