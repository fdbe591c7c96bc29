import {variantsOf} from '../../local/shop/catalog/variants';
import type {Shop} from '../../local/shop/create-shop';
import type {CustomerRecord} from '../../local/shop/customers/customer-record';
import type {CartRecord, OrderRecord, ShopData} from '../../local/shop/state';
import type {ContractRecord} from '../../local/shop/subscriptions/contract-record';
import type {DeliveryRecord} from '../../local/shop/webhooks/webhook-record';

export interface ShopStateApi {
  /** Returns a copy of the units on hand, by the number in a variant's global id. */
  stock(): Readonly<Record<string, number>>;
  /** Sets the units on hand of a variant, by the number in its global id. */
  setStock(variantNumber: string, quantity: number): void;
  /** Returns the numbers in the global ids of a product's variants, by position. */
  variants(handle: string): readonly number[];
  carts(): readonly CartRecord[];
  cart(token: string): CartRecord | undefined;
  /** Deletes all carts, as if they had expired. */
  deleteCarts(): void;
  /** Returns the orders of the shop, the oldest first. */
  orders(): readonly OrderRecord[];
  /** Returns the customers of the shop, the oldest first. */
  customers(): readonly CustomerRecord[];
  customer(email: string): CustomerRecord | undefined;
  /** Adds a copy of a customer's first address to their address book. */
  duplicateAddress(email: string): void;
  /** Returns the webhook deliveries, or those of one topic, the oldest first. */
  deliveries(topic?: string): readonly DeliveryRecord[];
  /** Returns the SHA-256 hashes of the customers' access tokens. */
  accessTokenHashes(): readonly string[];
  /** Revokes the access tokens of all customers. */
  revokeAccessTokens(): void;
  /** Revokes the refresh tokens of all customers. */
  revokeRefreshTokens(): void;
  /** Sets the target of a click-tracking link in a mail, by the link's path. */
  setClickTarget(path: string, url: string): void;
  /** Changes all subscriptions, as their app or the merchant would. */
  changeContracts(changes: Partial<ContractRecord>): void;
  /** Returns a copy of all data, as the shop writes it to disk. */
  snapshot(): ShopData;
}

/** Creates the functions for one shop. They read its current data, also after a reset. */
export function createShopStateApi({state}: Shop): ShopStateApi {
  const change = (apply: (data: ShopData) => void) => {
    apply(state.data);
    state.changed();
  };
  const findCustomer = (email: string) => state.data.customers.find((each) => each.email === email);
  return {
    stock: () => ({...state.data.stock}),
    setStock: (variantNumber, quantity) => change(({stock}) => void (stock[variantNumber] = quantity)),
    variants(handle) {
      const product = state.seed.products.find((each) => each.handle === handle);
      return product ? variantsOf(product).map(({number}) => number) : [];
    },
    carts: () => Object.values(state.data.carts),
    cart: (token) => state.data.carts[token],
    deleteCarts: () => change((data) => void (data.carts = {})),
    orders: () => state.data.orders,
    customers: () => state.data.customers,
    customer: findCustomer,
    changeContracts: (changes) =>
      change((data) => void (data.contracts = data.contracts?.map((each) => ({...each, ...changes})))),
    duplicateAddress(email) {
      const customer = findCustomer(email);
      const [first] = customer?.addresses ?? [];
      if (!customer || !first) throw new Error(`${email} has no address`);
      change(() => void (customer.addresses = [...customer.addresses, {...first, number: first.number + 1_000}]));
    },
    deliveries: (topic) => state.data.webhooks.deliveries.filter((each) => topic === undefined || each.topic === topic),
    accessTokenHashes: () => Object.keys(state.data.vault.tokens),
    revokeAccessTokens: () => change(({vault}) => void (vault.tokens = {})),
    revokeRefreshTokens: () => change(({vault}) => void (vault.refreshTokens = {})),
    setClickTarget: (path, url) => change(({vault}) => void (vault.clicks[path.split('/').at(-1) ?? ''] = url)),
    snapshot: () => structuredClone(state.data),
  };
}
