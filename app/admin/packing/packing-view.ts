import type {OfflineResult} from '~/admin/frame/keep-form';
import type {Lot} from '~/orders/lots/find-lots.server';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import type {LeaseView} from './lease/packing-lease-view';
import type {PackingLine, PickItem} from './list/pick-item';

/** A lot that a dish may be from. */
export interface KnownLot extends Pick<Lot, 'number' | 'driedOn'> {
  /** The name of the product. */
  readonly dish: string;
}

/** A fulfillment order to pack: the items that are sent from one location in one parcel. */
export interface ParcelView {
  /** Shopify's id of the fulfillment order. */
  readonly id: string;
  /** The lines that the form sends. */
  readonly lines: readonly PackingLine[];
  readonly items: readonly PickItem[];
  /** The lots of its dishes, the newest first; empty if the shop does not answer. */
  readonly knownLots: readonly KnownLot[];
  /** Whether bundles may be in the list as one item, because the shop does not answer. */
  readonly isUnsplit: boolean;
  /** Whether Shopify has more items of the order than are listed. */
  readonly hasMoreItems: boolean;
  /** How many other parcels of this order are to be sent afterwards. */
  readonly others: number;
  /** How many items are on hold and stay out. */
  readonly held: number;
}

export type PackingWork =
  | {readonly kind: 'parcel'; readonly parcel: ParcelView}
  /** The order is canceled, or a cancellation has no outcome yet. */
  | {readonly kind: 'canceled'; readonly isDone: boolean}
  /** Nothing can be sent now. */
  | {readonly kind: 'nothing'; readonly held: number; readonly hasMoreItems: boolean}
  /** The fulfillment orders could not be loaded, for the given reason. */
  | {readonly kind: 'failed'; readonly title: string; readonly text: string};

export interface LoadedPacking {
  /** Such as `Order #1001`. */
  readonly name: string;
  /** The order's page in the desk. */
  readonly path: string;
  /** The lines of the shipping address; null without one. */
  readonly address: readonly string[] | null;
  /** The customer's gift note; null without one. */
  readonly note: string | null;
  /** Who is packing it; null if it is free. */
  readonly lease: LeaseView | null;
  readonly work: PackingWork;
  readonly idempotencyKey: string;
}

/** The reply to a form of the packing page that did not redirect. */
export interface PackingReply extends OfflineResult {
  /** The lease after a form about it; null for an order that was deleted. */
  readonly lease?: LeaseView | null;
  /** Whether the shipping form has no mistake. */
  readonly isReady?: boolean;
  /** What was sent as a tracking number, but is the SKU of a product. */
  readonly productCode?: string;
  /** The result of the shipping form. */
  readonly result?: OrderActionResult;
}
