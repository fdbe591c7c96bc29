import type {OrderCosts} from '../../model/order-amounts';

/**
 * An order as the database stores it, whether it came by webhook or from the Admin API. Amounts are in minor units, ids
 * are Shopify's global ids, timestamps are ISO 8601 in UTC. Declared as types, since interfaces are not assignable to Json.
 */
export type OrderReplica = OrderCosts & {
  readonly shopify_order_id: string;
  /** Shopify's customer, who alone owns the order. Undefined if the app may not read customers. */
  readonly shopify_customer_id?: string | null;
  readonly order_number: string;
  /** Used for mail only; it never decides who owns the order. */
  readonly email: string | null;
  readonly placed_at: string;
  readonly updated_at: string;
  readonly cancelled_at: string | null;
  readonly closed_at: string | null;
  readonly financial_status: string | null;
  readonly fulfillment_status: FulfillmentState;
  /** Whether it was placed on a website: no point of sale, draft or test order. */
  readonly is_online: boolean;
  /** Whether staff placed it to test the checkout. */
  readonly is_test: boolean;
  /** What remains of the total after edits, returns and refunds. */
  readonly current_total_minor: number;
  readonly currency: string;
  /** Whether the other amounts include the tax. */
  readonly taxes_included: boolean;
  readonly status_url: string | null;
  readonly shipping_method: string | null;
  /** The day until which the shop promises to ship. */
  readonly ship_by: string;
  /** Whether anything of it is sent. It is told in the confirmation, and not stored: the fulfillment orders tell more. */
  readonly requires_shipping: boolean;
  /** For staff only, as are `tags` and `risk`. Undefined if this source does not have the field. */
  readonly note?: string | null;
  readonly tags?: string[];
  /** Shopify's recommendation, which webhooks do not carry. */
  readonly risk?: string;
  readonly shipping_address: ReplicaAddress | null;
  readonly items: ReplicaItem[];
  readonly fulfillments: ReplicaFulfillment[];
  /** The visit during which it was placed, if the buyer consented to statistics. It is counted, and not stored. */
  readonly visit?: string;
};

export type FulfillmentState = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled' | 'cancelled';

/** The shipping address. */
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

export type ReplicaItem = {
  readonly shopify_line_item_id: string;
  readonly title: string;
  readonly variant_title: string | null;
  /** Excludes removed and returned items. */
  readonly quantity: number;
  readonly removed_quantity: number;
  readonly price_minor: number;
  /** Null if it is the price times the quantity; set if the unit price was rounded to the currency's minor unit. */
  readonly total_minor: number | null;
  /** Null if unknown: webhooks carry no images. */
  readonly image_url: string | null;
  /** Null if the variant has been deleted. */
  readonly variant_id: string | null;
  readonly product_id: string | null;
  readonly sku: string | null;
  /** The bundle that it is a component of; null for everything else. */
  readonly bundle: ReplicaBundle | null;
};

/** A bundle that an order lists by its components. Webhooks contain only its id: the other fields are null then. */
export type ReplicaBundle = {
  readonly id: string;
  readonly title: string | null;
  readonly quantity: number | null;
  /** Null also if the variant has been deleted. */
  readonly variant_id: string | null;
};

/** A fulfillment: one parcel. */
export type ReplicaFulfillment = {
  readonly shopify_fulfillment_id: string;
  readonly status: string;
  /** The carrier's status; null until it reports one. */
  readonly shipment_status: string | null;
  readonly tracking: ReplicaTracking[];
  /** Empty if unknown. */
  readonly items: {readonly shopify_line_item_id: string; readonly quantity: number}[];
  readonly created_at: string;
  readonly updated_at: string;
  /** When the carrier accepted and delivered it. The Admin API returns these times, webhooks do not. */
  readonly in_transit_at?: string;
  readonly delivered_at?: string;
  /** The carrier's estimate. Absent in webhooks, which leave the stored one as it is. */
  readonly estimated_delivery_at?: string;
};

export type ReplicaTracking = {
  readonly company: string | null;
  readonly number: string | null;
  readonly url: string | null;
};

/** A payment or a payment attempt. */
export type ReplicaTransaction = {
  readonly shopify_order_id: string;
  readonly shopify_transaction_id: string;
  /** The payment gateway's id, shown to shoppers as 'Transaction ID'. */
  readonly transaction_id: string | null;
  readonly kind: string;
  readonly status: string;
  readonly at: string;
  /** The gift card that paid; absent for every other payment. */
  readonly gift_card?: {readonly last_characters: string; readonly amount_minor: number};
};

/** A refund, possibly of no money. */
export type ReplicaRefund = {
  readonly shopify_order_id: string;
  readonly shopify_refund_id: string;
  /** Zero for a voided payment, for pending and failed refunds, and for items that were only removed. */
  readonly amount_minor: number;
  readonly at: string;
};

export type ReplicaFulfillmentOrders = {
  readonly shopify_order_id: string;
  readonly read_at: string;
  readonly fulfillment_orders: {
    readonly id: string;
    readonly status: string;
    readonly created_at: string;
    /** How it reaches the buyer: `shipping`, `pick_up`, `none`. Absent if unknown. */
    readonly delivery_method?: string;
    readonly line_items: {readonly id: string; readonly title: string; readonly quantity: number}[];
  }[];
  /** Why they are on hold, for staff only; empty if none is. */
  readonly hold_reasons: string[];
};
