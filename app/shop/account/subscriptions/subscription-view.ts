import type {ShopPicture} from '~/ui/shop-image-sources';

/** What a customer can do. A subscription that ended cannot be changed, and one that failed waits for the shop. */
export type SubscriptionState = 'active' | 'paused' | 'failed' | 'canceled' | 'ended';

/** One order of a subscription that is still to come. */
export interface UpcomingOrder {
  /** The index of its billing cycle. */
  readonly cycle: number;
  /** `December 5, 2026`, in the shop's time zone. */
  readonly date: string;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly image: ShopPicture | null;
}

/** A subscription as pages show it. */
export interface SubscriptionView {
  /** The number in its GID, which our addresses contain. */
  readonly number: string;
  /** The names of its items. */
  readonly name: string;
  readonly state: SubscriptionState;
  /** `Every 2 weeks` */
  readonly frequency: string;
  readonly items: readonly SubscriptionItem[];
  /** What each order costs after discounts, with its delivery. */
  readonly price: string;
  /** `$2.16 off` the prices of its items; null without a discount. */
  readonly discount: string | null;
  /** `$4.99 of it for delivery`; null if it costs nothing. */
  readonly delivery: string | null;
  /** The next order that is not skipped; null if none will come, or the date is unknown. */
  readonly next: UpcomingOrder | null;
  /** Upcoming orders before the next one. */
  readonly skipped: readonly UpcomingOrder[];
  /** Whether the app that manages it lets customers change it. */
  readonly canChange: boolean;
}

/** Returns whether a subscription may still bring an order. */
export const isOngoing = ({state}: Pick<SubscriptionView, 'state'>): boolean =>
  state === 'active' || state === 'paused' || state === 'failed';
