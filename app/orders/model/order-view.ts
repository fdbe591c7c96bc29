import type {MomentView} from '~/core/moments';
import type {CostKind} from './cost-lines';
import type {StepView} from './order-progress';
import type {StatusView} from './order-status';

/** A bundle that an order lists by its components: each component is a line item. */
export interface BundleView {
  readonly id: string;
  /** Such as `2 × Starter Set`; null while only its id is known. */
  readonly name: string | null;
}

/** A line item with formatted amounts. */
export interface ItemView {
  readonly title: string;
  readonly variant: string | null;
  readonly quantity: number;
  /** How many were refunded or removed, as text; null for none. */
  readonly removed: string | null;
  readonly unitPrice: string;
  readonly total: string;
  /** Null if there is none from Shopify's media hosts. */
  readonly image: {readonly url: string} | null;
  /** The bundle that it is a component of; null for everything else. */
  readonly bundle: BundleView | null;
  /** The page of its recipe, on the page of one order; null if it has none. */
  readonly recipePath?: string | null;
  /** Shopify's id of the variant, on the page of an own order; null if Shopify no longer has it. */
  readonly variantId?: string | null;
  /** For staff. */
  readonly sku?: string | null;
}

/** A cost with its label and formatted amount. */
export interface CostView {
  readonly kind: CostKind;
  readonly name: string;
  readonly amount: string;
}

interface RefundView {
  readonly amount: string;
  readonly at: MomentView;
}

/** The progress of an order with its refunds. */
export interface ProgressView {
  readonly steps: readonly StepView[];
  /** Oldest first. */
  readonly refunds: readonly RefundView[];
  /** The message about the payment of a canceled order without a known refund; null for every other order. */
  readonly unrefunded: string | null;
  /** The message about a payment that is not settled; null for a settled one, and for a canceled order. */
  readonly unsettled: string | null;
}

/** The refunded amount of an order whose cost lines show what was charged at the checkout. */
export interface RefundedView {
  /** With a minus sign. */
  readonly amount: string;
  /** What is left of the total. */
  readonly net: string;
}

/** An order in a list. */
export interface OrderView {
  readonly id: string;
  /** `Order #1001`, or the end of its id for an order without a number. */
  readonly name: string;
  readonly placedAt: MomentView;
  readonly status: StatusView;
  readonly progress: ProgressView;
  readonly items: readonly ItemView[];
  /** Without zero amounts, except for the subtotal. */
  readonly costs: readonly CostView[];
  readonly total: string;
  /** Null without refunds, and if the costs are without what was refunded. */
  readonly refunded: RefundedView | null;
  /** The tax that the prices include; null if it is one of the costs. */
  readonly includedTax: string | null;
  /** The URL of Shopify's order status page; null if there is none on the store's hosts. */
  readonly statusUrl: string | null;
  /** When it arrives, as one line; null if that is unknown or nothing is sent. */
  readonly arrival: string | null;
}

/** A tracking number with its tracking page. */
export interface TrackingView {
  readonly carrier: string | null;
  readonly number: string | null;
  readonly url: string | null;
}

/** One parcel. */
export interface ShipmentView {
  /** The label of its status. */
  readonly status: string;
  readonly tracking: readonly TrackingView[];
  /** What it contains; empty if unknown. */
  readonly contents: readonly string[];
  /** When it arrives, if the order has other parcels. */
  readonly arrival: string | null;
}

export interface EventView {
  readonly label: string;
  readonly at: MomentView;
  /** Who or what caused it, as staff see it. */
  readonly source?: string;
  /** Who did it and how it ended, as staff see it. */
  readonly detail?: string;
}

/** What a gift card paid of an order, with its masked code. */
export interface GiftCardPaymentView {
  readonly name: string;
  readonly amount: string;
}

/** A lot of which a dish was packed, with the page of its story. */
export interface PackedLotView {
  readonly dish: string;
  readonly lot: string;
  readonly path: string;
}

/** What can be done about a wrong address. */
export interface AddressHelp {
  /** The contact form with the number of the order. */
  readonly path: string;
  /** Whether a part of the order has left with the address already. */
  readonly isPacked: boolean;
}

/** The fields that the order page and the guest order page share. */
export interface PricedView extends Pick<
  OrderView,
  'placedAt' | 'status' | 'progress' | 'items' | 'total' | 'refunded' | 'includedTax' | 'arrival'
> {
  /** `Order #1001`, or `Order #N/A`. */
  readonly name: string;
  /** Always includes subtotal, shipping and tax. */
  readonly costs: readonly CostView[];
  readonly giftCards: readonly GiftCardPaymentView[];
  /** Empty for an order of which nothing is sent. */
  readonly shipments: readonly ShipmentView[];
  /** Whether anything of it is sent. */
  readonly needsParcel: boolean;
  /** What is in no parcel yet, if another part is; empty if that is unknown. */
  readonly toCome: readonly string[];
  /** What is known of the lots in the parcels. */
  readonly lots: readonly PackedLotView[];
  /** The contact form with the number of this order, and what it is probably about. */
  readonly helpPath: string;
  /** Null where the address no longer matters. */
  readonly addressHelp: AddressHelp | null;
  readonly timeline: readonly EventView[];
}

/** An order on its own page. */
export interface OrderDetailView extends PricedView {
  /** The URL of Shopify's order status page; null if there is none on the store's hosts. */
  readonly statusUrl: string | null;
  /** Whether Shopify has the order, and so reports its fulfillment. */
  readonly isKnownToShop: boolean;
  /** The address lines; null for an order without a shipping address. */
  readonly address: readonly string[] | null;
  readonly transactionId: string | null;
}

export interface GuestOrderView extends PricedView {
  readonly expiresAt: MomentView;
}
