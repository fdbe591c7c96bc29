import type {OrderCosts} from '~/features/orders/model/order-amounts';

/**
 * An order of the shop as the database keeps it, whichever way we heard of it. Amounts are whole minor units, ids are
 * the shop's global ones, moments are ISO text in UTC. Types and not interfaces: they are handed on as JSON.
 */
export type OrderReplica = OrderCosts & {
  readonly shopify_order_id: string;
  /** The customer of the shop whose order it is: the only thing that makes it anybody's. Absent where the store denies it. */
  readonly shopify_customer_id?: string | null;
  readonly order_number: string;
  /** Where to write to, and never whose order it is. */
  readonly email: string | null;
  readonly placed_at: string;
  readonly updated_at: string;
  readonly cancelled_at: string | null;
  readonly closed_at: string | null;
  readonly financial_status: string | null;
  readonly fulfillment_status: FulfillmentState;
  /** Whether somebody ordered it on a website: not at a till, not by staff, not as a test. */
  readonly is_online: boolean;
  readonly currency: string;
  /** Whether the tax is part of the other amounts, and not added to them. */
  readonly taxes_included: boolean;
  readonly status_url: string | null;
  readonly shipping_address: ReplicaAddress | null;
  readonly items: ReplicaItem[];
  readonly fulfillments: ReplicaFulfillment[];
};

/** How much of an order is on its way. */
export type FulfillmentState = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'cancelled';

/** Where an order goes. */
export type ReplicaAddress = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly zip: string | null;
  readonly country: string | null;
  readonly phone: string | null;
};

/** One line of an order. */
export type ReplicaItem = {
  readonly shopify_line_item_id: string;
  readonly title: string;
  readonly variant_title: string | null;
  /** Without what was removed from the order or returned. */
  readonly quantity: number;
  readonly removed_quantity: number;
  readonly price_minor: number;
  /** Null for the price times the quantity, which it is unless a unit price is finer than its currency and was rounded. */
  readonly total_minor: number | null;
  /** Webhooks have no pictures: null says nothing about one. */
  readonly image_url: string | null;
  /** Null when the shop no longer knows what was sold. */
  readonly variant_id: string | null;
  readonly product_id: string | null;
};

/** One parcel. */
export type ReplicaFulfillment = {
  readonly shopify_fulfillment_id: string;
  readonly status: string;
  /** What the carrier says; null while it has said nothing. */
  readonly shipment_status: string | null;
  readonly tracking: ReplicaTracking[];
  readonly created_at: string;
  readonly updated_at: string;
  /** When the carrier took it and handed it over: a reading of the shop knows, a webhook does not. */
  readonly in_transit_at?: string;
  readonly delivered_at?: string;
};

/** A parcel's number at a carrier. */
export type ReplicaTracking = {
  readonly company: string | null;
  readonly number: string | null;
  readonly url: string | null;
};

/** A payment, or an attempt at one. */
export type ReplicaTransaction = {
  readonly shopify_order_id: string;
  readonly shopify_transaction_id: string;
  /** What the gateway calls it: the 'Transaction ID' that a shopper reads. */
  readonly transaction_id: string | null;
  readonly kind: string;
  readonly status: string;
  readonly at: string;
};

/** A refund; it may give no money back. */
export type ReplicaRefund = {
  readonly shopify_order_id: string;
  readonly shopify_refund_id: string;
  /** Zero for a voided payment, for what is pending or failed, and for items that were only removed. */
  readonly amount_minor: number;
  readonly at: string;
};

/** What is to be packed, and where that stands. */
export type ReplicaFulfillmentOrders = {
  readonly shopify_order_id: string;
  readonly read_at: string;
  readonly fulfillment_orders: {
    readonly id: string;
    readonly status: string;
    readonly created_at: string;
    readonly line_items: {readonly id: string; readonly title: string; readonly quantity: number}[];
  }[];
};
