interface PaidGiftCard {
  readonly number: number;
  readonly lastCharacters: string;
  /** What is left on it after the transaction. */
  readonly balanceMinor: number;
}

/** A payment or refund transaction of the gateway or of a gift card. */
export interface TransactionRecord {
  readonly number: number;
  readonly kind: 'sale' | 'refund';
  readonly amountMinor: number;
  /** The authorization code of the gateway. */
  readonly authorization: string;
  /** The payment that is refunded. */
  readonly parentNumber: number | null;
  readonly createdAt: string;
  /** The gift card that paid or was credited; absent for a card of the gateway. */
  readonly giftCard?: PaidGiftCard;
}

/** A hold on a fulfillment order: nothing of it may be sent until the hold is released. */
export interface FulfillmentHoldRecord {
  readonly number: number;
  /** A value of `FulfillmentHoldReason`. */
  readonly reason: string;
  readonly reasonNotes: string | null;
  /** Distinguishes several holds of one app. */
  readonly handle: string;
}

/** A fulfillment order: the part of an order that one location sends. */
export interface FulfillmentOrderRecord {
  readonly number: number;
  status: 'open' | 'in_progress' | 'on_hold' | 'closed';
  readonly createdAt: string;
  updatedAt: string;
  lines: {readonly number: number; readonly lineNumber: number; total: number; remaining: number}[];
  /** Absent until the first hold. */
  holds?: readonly FulfillmentHoldRecord[];
}

/** A tracking event of a carrier. */
export interface FulfillmentEventRecord {
  readonly number: number;
  /** A value of `FulfillmentEventStatus`. */
  readonly status: string;
  readonly message: string | null;
  readonly happenedAt: string;
  readonly createdAt: string;
  /** When the carrier expects to deliver; absent if the event does not say it. */
  readonly estimatedDeliveryAt?: string | null;
}

export interface Tracking {
  readonly company: string | null;
  readonly number: string | null;
  readonly url: string | null;
}

/** A fulfillment: a parcel that was sent. */
export interface FulfillmentRecord {
  readonly number: number;
  status: 'success' | 'cancelled';
  readonly createdAt: string;
  updatedAt: string;
  tracking: readonly Tracking[];
  readonly lines: readonly {
    readonly number: number;
    readonly fulfillmentOrderNumber: number;
    readonly lineNumber: number;
    readonly quantity: number;
  }[];
  readonly events: FulfillmentEventRecord[];
  /** When the customer was notified of the parcel or of its tracking; absent if never. */
  notifications?: readonly string[];
}

/** A refund of money, goods or both. */
export interface RefundRecord {
  readonly number: number;
  readonly createdAt: string;
  readonly note: string;
  /** The idempotency key of the request, and the digest of its input; null and absent for a refund of the shop itself. */
  readonly key: string | null;
  readonly inputDigest?: string;
  /** The refunded part of the shipping price, if any. */
  readonly shippingMinor?: number;
  readonly lines: readonly {
    readonly number: number;
    readonly lineNumber: number;
    readonly quantity: number;
    readonly subtotalMinor: number;
    readonly restockType: 'cancel' | 'no_restock' | 'return';
  }[];
  readonly transactionNumbers: readonly number[];
}

export type CancelReason = 'customer' | 'declined' | 'fraud' | 'inventory' | 'other' | 'staff';

/** The state of an order after payment. */
export interface OrderState {
  /** In alphabetical order; absent until staff tag the order. */
  tags?: readonly string[];
  /** Shopify's fraud analysis; absent for an order of low risk. */
  riskLevel?: 'LOW' | 'MEDIUM' | 'HIGH';
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  closedAt: string | null;
  transactions: TransactionRecord[];
  fulfillmentOrders: FulfillmentOrderRecord[];
  fulfillments: FulfillmentRecord[];
  refunds: RefundRecord[];
}
