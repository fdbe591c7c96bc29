import type {MomentView} from '~/core/moments';

/** An amount with its name. */
export interface NamedAmount {
  readonly name: string;
  readonly amount: string;
}

interface RefundView {
  readonly id: string;
  readonly amount: string;
  readonly at: MomentView;
  /** Why, as staff entered it; null for no reason. */
  readonly reason: string | null;
}

/** What was paid of an order, and paid back. */
export interface OrderPayment {
  readonly amounts: readonly NamedAmount[];
  /** Oldest first. */
  readonly refunds: readonly RefundView[];
}

/** Who placed an order. A field that the store denies is null. */
export interface OrderCustomer {
  /** The customer's page; null for an order without a customer, and if the store denies customers. */
  readonly path: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly orders: number | null;
}

/** Shopify's reasons against an order that should be checked. */
export interface OrderRisk {
  readonly recommendation: 'investigate' | 'cancel';
  readonly reasons: readonly string[];
}

/** What Shopify knows of an order at this moment. */
export interface OrderDetails {
  readonly payment: OrderPayment;
  readonly customer: OrderCustomer;
  /** Null if nothing is to be checked, and if the store denies it. */
  readonly risk: OrderRisk | null;
  /** Null if the store denies them. */
  readonly tags: readonly string[] | null;
}

export type OrderDetailsView =
  | {readonly kind: 'loaded'; readonly details: OrderDetails}
  | {readonly kind: 'failed'; readonly text: string};
