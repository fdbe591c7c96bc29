import type {Clock} from '../kit/clock';
import type {AddressRecord} from './address-record';
import type {Mail} from '../mail/mail';
import type {SeedAutomaticDiscount, SeedDiscount} from '../seed/seed-discount';
import type {Seed} from '../seed/types';
import type {CatalogChanges} from './catalog/catalog-record';
import type {GiftCardRecord} from './gift-cards/gift-card-record';
import type {CustomerRecord, CustomerVault} from './customers/customer-record';
import type {DeliveryAddress} from './delivery-address';
import type {OrderState} from './orders/order-state';
import type {JobRecord} from './jobs/job-record';
import type {ContractRecord} from './subscriptions/contract-record';
import type {StoreProfile} from './store-profile';
import type {WebhookData} from './webhooks/webhook-record';

/** A line of a stored cart. `id` is the uuid of the line's global id. */
export interface CartLineRecord {
  id: string;
  variantNumber: number;
  quantity: number;
  attributes: KeyValue[];
  /** Absent for a one-time purchase. */
  sellingPlanNumber?: number;
}

export interface KeyValue {
  key: string;
  value: string;
}

export interface DeliveryAddressRecord {
  readonly id: string;
  readonly selected: boolean;
  readonly oneTimeUse: boolean;
  readonly address: DeliveryAddress;
}

/** A stored cart. Discount codes are stored as entered, applicable or not; gift card codes in lower case. */
export interface CartRecord {
  token: string;
  key: string;
  createdAt: string;
  updatedAt: string;
  note: string;
  attributes: KeyValue[];
  discountCodes: string[];
  giftCardCodes: string[];
  buyerIdentity: {email?: string; phone?: string; countryCode?: string; customerNumber?: number};
  lines: CartLineRecord[];
  /** Delivery addresses; absent until a storefront sets one. */
  deliveryAddresses?: readonly DeliveryAddressRecord[];
  /** The shipping method selected at the storefront. */
  shippingMethod?: 'standard' | 'express';
}

/** An automatic discount that staff created. */
export interface AutomaticDiscountRecord extends SeedAutomaticDiscount {
  readonly number: number;
  readonly createdAt: string;
}

/** A promo code that the Admin API created. */
export interface DiscountRecord extends SeedDiscount {
  readonly number: number;
  readonly title: string;
  readonly createdAt: string;
}

/** A bundle in an order, which consists of the lines that have it. */
export interface OrderLineGroup {
  readonly number: number;
  readonly variantNumber: number;
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
  readonly attributes: readonly KeyValue[];
}

/** A paid order. Every amount is in cents. */
export interface OrderRecord extends OrderState {
  number: number;
  orderNumber: number;
  token: string;
  cartToken: string;
  checkoutToken: string;
  email: string;
  /** Every buyer becomes a customer, with or without an account. */
  customerNumber: number;
  createdAt: string;
  updatedAt: string;
  note: string;
  /** The title of the automatic discount of the goods; absent for none. */
  automaticDiscount?: string;
  attributes: KeyValue[];
  shippingAddress: AddressRecord;
  /** Absent until the shipping address is changed: it is the shipping address of the checkout. */
  billingAddress?: AddressRecord;
  shippingMethod: 'standard' | 'express';
  lines: {
    number: number;
    variantNumber: number;
    /** The title of the product. */
    title: string;
    /** The options of the variant; absent for the only variant of a product. */
    options?: readonly {readonly name: string; readonly value: string}[];
    isGiftCard?: boolean;
    /** True if absent. */
    requiresShipping?: boolean;
    /** The subscription of the line; absent for a one-time purchase. */
    sellingPlan?: {readonly number: number; readonly name: string};
    /** What the buyer entered for the line; absent if nothing. */
    attributes?: readonly KeyValue[];
    /** The bundle that the line is a component of; absent for everything else. */
    group?: OrderLineGroup;
    sku: string;
    quantity: number;
    priceMinor: number;
    discountMinor: number;
  }[];
  discountCodes: string[];
  subtotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  totalMinor: number;
}

/** The mutable data of the shop, as plain JSON for the file on disk and for `/__state`. */
export interface ShopData {
  carts: Record<string, CartRecord>;
  orders: OrderRecord[];
  /** The number of the newest order, deleted or not; shoppers see it as `#1001`. */
  lastOrderNumber: number;
  /** Units on hand by variant number; below zero for a variant that was oversold. */
  stock: Record<string, number>;
  /** Email addresses that have used a code, by upper-case code, for once-per-customer codes. */
  redemptions: Record<string, string[]>;
  /** Promo codes that the Admin API created; absent until the first one. */
  discounts?: DiscountRecord[];
  /** Absent until the first one. */
  automaticDiscounts?: AutomaticDiscountRecord[];
  /** Absent until the first one. */
  giftCards?: GiftCardRecord[];
  /** Subscriptions; absent until the first one. */
  contracts?: ContractRecord[];
  customers: CustomerRecord[];
  sequence: number;
  /** All sent mails of the shop and the storefront, the oldest first. */
  mails: readonly Mail[];
  vault: CustomerVault;
  webhooks: WebhookData;
  /** What staff changed in the catalog; absent until the first change. */
  catalog?: CatalogChanges;
  /** The newest changes of inventory by their idempotency keys, with the digest of their input and their result. */
  inventoryRequests?: readonly {readonly key: string; readonly digest: string; readonly group: object}[];
  /** The newest jobs of the Admin API, finished or not; absent until the first one. */
  jobs?: JobRecord[];
}

/** The data that `/__state` shows and changes: all but the catalog, requests, jobs, mails, secrets and webhooks. */
export type VisibleData = Omit<ShopData, 'catalog' | 'inventoryRequests' | 'jobs' | 'mails' | 'vault' | 'webhooks'>;

/** The running shop: its catalog, the mutable data and the clock. */
export interface ShopState {
  readonly initialSeed: Seed;
  /** The seed with the changes of staff, as the storefront sees it: without products that are not published. */
  readonly seed: Seed;
  readonly clock: Clock;
  data: ShopData;
  /**
   * Must be called after each change of `data`; schedules the write to disk. A durable change, such as a paid order, is on
   * disk when this returns, so that a crash cannot lose what a response has confirmed.
   */
  changed(change?: {readonly isDurable: boolean}): void;
}

export interface ShopConfig {
  /** Origin of the shop, e.g. `http://localhost:4000`: the host of the APIs, like `myshopify.com`. */
  readonly origin: string;
  /** Origin of the checkout: the store's primary domain. */
  readonly checkoutOrigin: string;
  /** Origin of the customer accounts, where customers sign in with a code. */
  readonly accountsOrigin: string;
  /** Origin of the storefront, e.g. `http://localhost:3000`: for links from the checkout, and pictures. */
  readonly storefrontOrigin: string;
  readonly publicToken: string;
  readonly privateToken: string;
  readonly adminToken: string;
  /** The client id that is exchanged for Admin API tokens; the app's secret also signs webhooks. */
  readonly adminClientId: string;
  /** Secrets that sign webhooks, the newest first; both are valid during a rotation. */
  readonly webhookSecrets: readonly [newest: string, older: string];
  /** Client id of the storefront at the identity server of the Customer Account API. */
  readonly customerAccountClientId: string;
  readonly profile: StoreProfile;
}

/** The context of every resolver and handler. */
export interface ShopContext {
  readonly state: ShopState;
  readonly config: ShopConfig;
}

/** Returns a number that is unique in this shop. */
export function nextNumber(state: ShopState): number {
  state.data.sequence += 1;
  return state.data.sequence;
}

export function nextOrderNumber({data}: ShopState): number {
  data.lastOrderNumber += 1;
  return data.lastOrderNumber;
}

/** Returns the number in a product's global id. */
export const productNumber = (product: {number: number}): number => 8_000_000_000_000 + product.number;

/** Returns the number in the global id of the only variant of a product without options. */
export const variantNumber = (product: {number: number}): number => 44_000_000_000_000 + product.number;
