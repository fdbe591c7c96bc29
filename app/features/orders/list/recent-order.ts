import type {StatusView} from '../model/order-status';

/** An order in short: no articles. */
export interface RecentOrder {
  readonly id: string;
  readonly name: string;
  readonly total: string;
  readonly status: StatusView;
}
