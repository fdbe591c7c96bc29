import type {Seed} from '../seed/types';
import {seedCustomers, seedVault} from './customers/seed-customers';
import {seedOrders} from './orders/seed-orders';
import {variantNumber, type ShopData} from './state';
import {defaultSubscriptions} from './webhooks/webhook-record';

const FIRST_SEQUENCE = 5_500_000_000_000;
const NUMBER_BEFORE_FIRST_ORDER = 1000;

/** Returns the initial data of a shop with this seed. */
export function createShopData(seed: Seed): ShopData {
  const orders = seedOrders(seed);
  return {
    carts: {},
    orders,
    lastOrderNumber: Math.max(NUMBER_BEFORE_FIRST_ORDER, ...orders.map(({orderNumber}) => orderNumber)),
    stock: Object.fromEntries(seed.products.map((product) => [variantNumber(product), product.stock])),
    redemptions: {},
    customers: seedCustomers(seed),
    sequence: FIRST_SEQUENCE,
    mails: [],
    vault: seedVault(seed),
    webhooks: {subscriptions: defaultSubscriptions(), deliveries: []},
  };
}
