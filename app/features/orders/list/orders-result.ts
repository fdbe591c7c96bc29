import type {MomentView} from '~/core/moments';
import type {HistoryResult} from '../history/history-result';
import type {OrderView} from '../model/order-view';

/** What is there whether or not the orders can be read. */
interface AnyAnswer {
  /** Where the shop's platform shows them; null when the merchant has not said so. */
  readonly portalUrl: string | null;
  /** What the shop has of them beyond this list; null for whoever did not sign in by a code. */
  readonly history: Promise<HistoryResult> | HistoryResult | null;
}

/** One page of somebody's orders. */
export interface ListedOrders extends AnyAnswer {
  readonly kind: 'orders';
  /** Whose they are. */
  readonly owner: string;
  readonly orders: readonly OrderView[];
  /** How many there are on all pages. */
  readonly count: number;
  /** Queries of the pages on either side; null where there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly readAt: MomentView;
  /** The order that has just been hidden, which can be undone. */
  readonly hidden: {readonly id: string; readonly name: string} | null;
}

/** The orders cannot be read at the moment. */
export interface OrdersUnavailable extends AnyAnswer {
  readonly kind: 'unavailable';
  /** Whose they would be, by the cookie. */
  readonly owner: string | null;
}

export type OrdersResult = ListedOrders | OrdersUnavailable;
