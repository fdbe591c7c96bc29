import type {MomentView} from '~/core/moments';
import type {Streamed} from '~/core/streamed';
import type {HistoryResult} from '../history/history-result';
import type {OrderView} from '~/orders/model/order-view';

/** The data that does not depend on the database. */
interface OrdersResultBase {
  /** The URL of Shopify's customer portal; null unless the merchant has configured it. */
  readonly portalUrl: string | null;
  /** The orders that only Shopify has; null for a person who did not sign in with a code. */
  readonly history: Streamed<HistoryResult> | null;
}

/** One page of a person's orders. */
export interface ListedOrders extends OrdersResultBase {
  readonly kind: 'orders';
  /** The user id of the owner. */
  readonly owner: string;
  readonly orders: readonly OrderView[];
  /** The number of orders on all pages. */
  readonly count: number;
  /** The queries of the adjacent pages; null if there is none. */
  readonly previous: string | null;
  readonly next: string | null;
  readonly readAt: MomentView;
  /** The order that was just hidden, to offer undo. */
  readonly hidden: {readonly id: string; readonly name: string} | null;
}

export interface OrdersUnavailable extends OrdersResultBase {
  readonly kind: 'unavailable';
  /** The user id of the session cookie. */
  readonly owner: string | null;
  /** Why, if it is not that the database did not respond. */
  readonly reason: 'not-authenticated' | null;
}

export type OrdersResult = ListedOrders | OrdersUnavailable;
