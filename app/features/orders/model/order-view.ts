import type {StatusView} from './order-status';

/** A moment in words, and as machines read it. */
export interface MomentView {
  readonly iso: string;
  readonly words: string;
}

/** One article of an order, its amounts already in words. */
export interface ItemView {
  readonly title: string;
  readonly variant: string | null;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly total: string;
  /** Null where the shop gave none that may be shown. */
  readonly image: {readonly url: string} | null;
}

/** What was taken off, and by what. */
export interface DiscountView {
  readonly code: string | null;
  readonly amount: string;
}

/** An order in a list. */
export interface OrderView {
  readonly id: string;
  /** `Order #1001`; the end of its id where the shop has given it no number yet. */
  readonly name: string;
  readonly placedAt: MomentView;
  readonly status: StatusView;
  readonly items: readonly ItemView[];
  readonly subtotal: string;
  readonly discounts: readonly DiscountView[];
  readonly total: string;
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
  readonly status: string | null;
  readonly tracking: readonly TrackingView[];
}

/** What happened, and when. */
export interface EventView {
  readonly words: string;
  readonly at: MomentView;
}

/** What an order says of itself to everybody who may look at it. */
export interface PricedView extends Pick<OrderView, 'placedAt' | 'status' | 'items' | 'subtotal' | 'total'> {
  /** `Order #1001`, or `Order #N/A`. */
  readonly name: string;
  /** Null when nothing was taken off. */
  readonly discount: string | null;
  readonly shipping: string;
  readonly tax: string;
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
  readonly shipments: readonly ShipmentView[];
  readonly timeline: readonly EventView[];
}

/** An order as its guest's link shows it. */
export interface GuestOrderView extends PricedView {
  readonly shipments: readonly ShipmentView[];
  readonly timeline: readonly EventView[];
  readonly expiresAt: MomentView;
}
