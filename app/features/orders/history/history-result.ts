import type {StatusView} from '../model/order-status';
import type {OrderView} from '../model/order-view';

/** An order that the shop tells of. */
export interface HistoryOrder extends Pick<OrderView, 'id' | 'name' | 'placedAt' | 'status' | 'total' | 'statusUrl'> {
  /** Null where the shop does not say. */
  readonly payment: StatusView | null;
}

/** What the shop has of somebody's orders beyond the list above. */
export interface LoadedHistory {
  readonly kind: 'history';
  readonly orders: readonly HistoryOrder[];
  readonly isFirst: boolean;
  /** Where the rest begins; null where there is none. */
  readonly next: string | null;
  /** Nothing could be left out: the list above is missing. */
  readonly isWhole: boolean;
}

/** What asking the shop for it came to. */
export type HistoryResult =
  | LoadedHistory
  | {readonly kind: 'failed'}
  /** The shop knows the person no longer by what they signed in with; with `isOver` nobody else does either. */
  | {readonly kind: 'signed-out'; readonly isOver: boolean};
