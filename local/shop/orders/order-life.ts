/** A payment or its return, as the gateway confirmed it. */
export interface TransactionRecord {
  readonly number: number;
  readonly kind: 'sale' | 'refund';
  readonly amountMinor: number;
  /** What the gateway calls it: the number a shopper may quote. */
  readonly authorization: string;
  /** The payment that a refund returns. */
  readonly parentNumber: number | null;
  readonly createdAt: string;
}

/** A part of an order that one warehouse is to send. */
export interface FulfillmentOrderRecord {
  readonly number: number;
  status: 'open' | 'in_progress' | 'closed';
  readonly createdAt: string;
  updatedAt: string;
  readonly lines: {readonly number: number; readonly lineNumber: number; total: number; remaining: number}[];
}

/** What a carrier has told about a parcel. */
export interface ParcelEventRecord {
  readonly number: number;
  /** In the words of `FulfillmentEventStatus`. */
  readonly status: string;
  readonly message: string | null;
  readonly happenedAt: string;
  readonly createdAt: string;
}

/** Where a parcel can be followed. */
export interface Tracking {
  readonly company: string | null;
  readonly number: string | null;
  readonly url: string | null;
}

/** A parcel that was sent. */
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
  readonly events: ParcelEventRecord[];
}

/** Money and goods that went back. */
export interface RefundRecord {
  readonly number: number;
  readonly createdAt: string;
  readonly note: string;
  /** Names the wish it came from: sent again, it is not granted again. */
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

/** Why an order was cancelled. */
export type CancelReason = 'customer' | 'declined' | 'fraud' | 'inventory' | 'other' | 'staff';

/** What happens to an order once it is paid. */
export interface OrderLife {
  cancelledAt: string | null;
  cancelReason: CancelReason | null;
  closedAt: string | null;
  transactions: TransactionRecord[];
  fulfillmentOrders: FulfillmentOrderRecord[];
  fulfillments: FulfillmentRecord[];
  refunds: RefundRecord[];
}
