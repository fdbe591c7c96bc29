/** A payment or refund transaction of the gateway. */
export interface TransactionRecord {
  readonly number: number;
  readonly kind: 'sale' | 'refund';
  readonly amountMinor: number;
  /** The authorization code of the gateway. */
  readonly authorization: string;
  /** The payment that is refunded. */
  readonly parentNumber: number | null;
  readonly createdAt: string;
}

/** A fulfillment order: the part of an order that one location sends. */
export interface FulfillmentOrderRecord {
  readonly number: number;
  status: 'open' | 'in_progress' | 'closed';
  readonly createdAt: string;
  updatedAt: string;
  readonly lines: {readonly number: number; readonly lineNumber: number; total: number; remaining: number}[];
}

/** A tracking event of a carrier. */
export interface FulfillmentEventRecord {
  readonly number: number;
  /** A value of `FulfillmentEventStatus`. */
  readonly status: string;
  readonly message: string | null;
  readonly happenedAt: string;
  readonly createdAt: string;
}

/** Tracking information of a fulfillment. */
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
}

/** A refund of money, goods or both. */
export interface RefundRecord {
  readonly number: number;
  readonly createdAt: string;
  readonly note: string;
  /** The idempotency key of the request. */
  readonly key: string | null;
  readonly lines: readonly {
    readonly number: number;
    readonly lineNumber: number;
    readonly quantity: number;
    readonly subtotalMinor: number;
    readonly restockType: 'cancel' | 'no_restock' | 'return';
  }[];
  readonly transactionNumbers: readonly number[];
}

/** Why an order was canceled. */
export type CancelReason = 'customer' | 'declined' | 'fraud' | 'inventory' | 'other' | 'staff';

/** The state of an order after payment. */
export interface OrderState {
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  closedAt: string | null;
  transactions: TransactionRecord[];
  fulfillmentOrders: FulfillmentOrderRecord[];
  fulfillments: FulfillmentRecord[];
  refunds: RefundRecord[];
}
