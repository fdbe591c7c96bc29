import type {StatusView} from '~/orders/model/order-status';
import type {OrderView} from '~/orders/model/order-view';

export interface HistoryOrder extends Pick<OrderView, 'id' | 'name' | 'placedAt' | 'status' | 'total' | 'statusUrl'> {
  /** Null if unknown. */
  readonly payment: StatusView | null;
}

/** A page of the orders that only Shopify has. */
export interface LoadedHistory {
  readonly kind: 'history';
  readonly orders: readonly HistoryOrder[];
  readonly isFirst: boolean;
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  /** Whether it includes replicated orders too, because the list above is unavailable. */
  readonly isComplete: boolean;
}

export type HistoryResult =
  | LoadedHistory
  | {readonly kind: 'failed'}
  /** The customer's Shopify token has expired; `isSessionEnded` if their session depended on it. */
  | {readonly kind: 'signed-out'; readonly isSessionEnded: boolean};
