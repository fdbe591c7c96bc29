import type {StatusView} from '~/orders/model/order-status';

/** A short form of an order, without its items. */
export interface RecentOrder {
  readonly id: string;
  readonly name: string;
  readonly total: string;
  readonly status: StatusView;
}

export type RecentOrdersResult =
  | {readonly kind: 'recent'; readonly orders: readonly RecentOrder[]}
  | {readonly kind: 'unavailable'};
