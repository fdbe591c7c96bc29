import type {MomentView} from '~/core/moments';
import type {StatusView} from '~/features/orders/model/order-status';
import type {TrackingView} from '~/features/orders/model/order-view';

/** What staff can do with a fulfillment order, by how far it is. */
export type FulfillmentAction = 'fulfill' | 'cancel' | 'add-tracking' | 'update-tracking';

/** One fulfillment order, as staff see it. */
export interface FulfillmentOrderView {
  readonly id: string;
  /** The last part of its id. */
  readonly number: string;
  readonly status: StatusView;
  readonly createdAt: MomentView;
  readonly items: readonly {readonly id: string; readonly title: string; readonly quantity: number}[];
  readonly tracking: readonly TrackingView[];
  /** The number of its latest parcel, which staff may change. */
  readonly latest: TrackingView | null;
  readonly actions: readonly FulfillmentAction[];
}

/** What the shop's staff see of how an order is sent. */
export type FulfillmentPanelView =
  | {readonly kind: 'listed'; readonly orders: readonly FulfillmentOrderView[]}
  /** The shop did not say; these words tell why. */
  | {readonly kind: 'failed'; readonly title: string; readonly text: string};

/** @returns whether the panel lists this fulfillment order, and so shows what became of a form about it */
export const listsFulfillmentOrder = (panel: FulfillmentPanelView | null, id: string | null | undefined): boolean =>
  panel?.kind === 'listed' && panel.orders.some((order) => order.id === id);
