import type {StatusView} from '../model/order-status';

/** An order in short: no articles. */
export interface RecentOrder {
  readonly id: string;
  readonly name: string;
  readonly total: string;
  readonly status: StatusView;
}

/** The newest orders, or that they cannot be read at the moment. */
export type RecentOrdersResult =
  {readonly kind: 'recent'; readonly orders: readonly RecentOrder[]} | {readonly kind: 'unavailable'};
