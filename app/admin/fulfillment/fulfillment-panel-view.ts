import type {MomentView} from '~/core/moments';
import type {StatusView} from '~/orders/model/order-status';
import type {TrackingView} from '~/orders/model/order-view';

/** An action that a fulfillment order's status allows. */
export type FulfillmentAction = 'fulfill' | 'cancel' | 'track' | 'hold';

/** A line of a fulfillment order. */
export interface PanelItemView {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** How many are not sent yet. */
  readonly remaining: number;
}

/** A parcel whose tracking number staff may add or change. */
export interface PanelParcelView {
  readonly id: string;
  /** How many items it contains. */
  readonly quantity: number;
  readonly tracking: readonly TrackingView[];
}

export interface PanelHoldView {
  readonly id: string;
  /** The reason in words. */
  readonly reason: string;
  /** What staff or an app noted; null for nothing. */
  readonly notes: string | null;
}

export interface FulfillmentOrderView {
  readonly id: string;
  /** The last part of its id. */
  readonly number: string;
  readonly status: StatusView;
  readonly createdAt: MomentView;
  readonly items: readonly PanelItemView[];
  /** Whether Shopify has more of its items than are listed. */
  readonly hasMoreItems: boolean;
  /** Its parcels, oldest first. */
  readonly parcels: readonly PanelParcelView[];
  /** Nothing is sent until they are released. */
  readonly holds: readonly PanelHoldView[];
  readonly actions: readonly FulfillmentAction[];
}

export type FulfillmentPanelView =
  | {readonly kind: 'listed'; readonly orders: readonly FulfillmentOrderView[]}
  /** The second factor has not been entered in this session. */
  | {readonly kind: 'locked'}
  /** The fulfillment orders could not be loaded, for the given reason. */
  | {readonly kind: 'failed'; readonly title: string; readonly text: string};

/** Returns whether the panel lists a fulfillment order, and so shows the failure of a form about it. */
export const listsFulfillmentOrder = (panel: FulfillmentPanelView | null, id: string | null | undefined): boolean =>
  panel?.kind === 'listed' && panel.orders.some((order) => order.id === id);

/** Returns whether the fulfillment orders could not be loaded; a panel that was loaded before stays then. */
export const isPanelFailed = (panel: FulfillmentPanelView | null): boolean => panel?.kind === 'failed';
