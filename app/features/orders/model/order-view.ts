import type {MomentView} from '~/core/moments';
import type {CostKind} from './cost-lines';
import type {StepView} from './order-progress';
import type {StatusView} from './order-status';

/** One article of an order, its amounts already in words. */
export interface ItemView {
  readonly title: string;
  readonly variant: string | null;
  readonly quantity: number;
  /** How many were removed from the order or returned. */
  readonly removed: number;
  readonly unitPrice: string;
  readonly total: string;
  /** Null where the shop gave none that may be shown. */
  readonly image: {readonly url: string} | null;
}

/** A line of what an order costs, in words. */
export interface CostView {
  readonly kind: CostKind;
  readonly name: string;
  readonly amount: string;
}

/** Money that went back to the customer. */
interface RefundView {
  readonly amount: string;
  readonly at: MomentView;
}

/** How far an order is, and what became of money that the shop did not keep. */
export interface ProgressView {
  readonly steps: readonly StepView[];
  /** The oldest first. */
  readonly refunds: readonly RefundView[];
  /** What is said of the payment of a canceled order without a known refund; null for every other order. */
  readonly unrefunded: string | null;
}

/** An order in a list. */
export interface OrderView {
  readonly id: string;
  /** `Order #1001`; the end of its id where the shop has given it no number yet. */
  readonly name: string;
  readonly placedAt: MomentView;
  readonly status: StatusView;
  readonly progress: ProgressView;
  readonly items: readonly ItemView[];
  /** All but the costs that are zero; the subtotal is always there. */
  readonly costs: readonly CostView[];
  readonly total: string;
  /** The tax that the prices include; null where it is one of the costs. */
  readonly includedTax: string | null;
  /** The shop's own page about it; null when there is none that may be followed. */
  readonly statusUrl: string | null;
}

/** A parcel's number, and where it can be followed. */
export interface TrackingView {
  readonly carrier: string | null;
  readonly number: string | null;
  readonly url: string | null;
}

/** One parcel. */
export interface ShipmentView {
  /** How far it is, in words. */
  readonly status: string;
  readonly tracking: readonly TrackingView[];
}

/** What happened, and when. */
export interface EventView {
  readonly words: string;
  readonly at: MomentView;
}

/** What an order says of itself to everybody who may look at it. */
export interface PricedView extends Pick<
  OrderView,
  'placedAt' | 'status' | 'progress' | 'items' | 'total' | 'includedTax'
> {
  /** `Order #1001`, or `Order #N/A`. */
  readonly name: string;
  /** Subtotal, shipping and tax are always there. */
  readonly costs: readonly CostView[];
  readonly shipments: readonly ShipmentView[];
  readonly timeline: readonly EventView[];
}

/** An order on its own page. */
export interface OrderDetailView extends PricedView {
  /** The shop's own page about it; null when there is none that may be followed. */
  readonly statusUrl: string | null;
  /** Whether the shop has an order of its own for it, and so tells of its way. */
  readonly isKnownToShop: boolean;
  /** As an envelope shows it; null where nothing is sent by post. */
  readonly address: readonly string[] | null;
  readonly transactionId: string | null;
}

/** An order as its guest's link shows it. */
export interface GuestOrderView extends PricedView {
  readonly expiresAt: MomentView;
}
