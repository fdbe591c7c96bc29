import type {HoldReason} from '../model/hold-reasons';
import type {FulfillmentIntent} from './order-intents';
import type {ParcelQuantity} from './parcel-quantities';
import type {Tracking} from './tracking';

/** A new parcel of a fulfillment order. */
export interface FulfillCommand {
  readonly kind: 'fulfill';
  /** The quantities of the lines; null for everything that remains. */
  readonly quantities: readonly ParcelQuantity[] | null;
  readonly tracking: Tracking | null;
  /** Whether Shopify tells the customer by mail. */
  readonly isNotifying: boolean;
}

/** A tracking number for a parcel. */
export interface TrackCommand {
  readonly kind: 'add-tracking' | 'update-tracking';
  readonly tracking: Tracking;
  /** The parcel; null for the latest one, which must have no number. */
  readonly fulfillmentId: string | null;
  readonly isNotifying: boolean;
}

/** A hold: nothing of the fulfillment order is sent until it is released. */
export interface HoldCommand {
  readonly kind: 'place-hold';
  readonly reason: HoldReason;
  /** An explanation for other staff; empty for none. */
  readonly notes: string;
}

/** What staff want of a fulfillment order. Every form and every import is parsed to this once, and then executed. */
export type FulfillmentCommand =
  | FulfillCommand
  | TrackCommand
  | {readonly kind: 'cancel-fulfillment'}
  | HoldCommand
  | {readonly kind: 'release-holds'; readonly holdIds: readonly string[]};

export const getTracking = (command: FulfillmentCommand): Tracking | null =>
  'tracking' in command ? command.tracking : null;

/** A command with its sender and its fulfillment order. */
export interface FulfillmentRequest {
  /** The acting person, whose permission the database checks. */
  readonly actorId: string;
  /** The idempotency key: a request is executed once. */
  readonly key: string;
  /** Shopify's id of the order that the fulfillment order must belong to. */
  readonly orderId: string;
  /** Shopify's id of the fulfillment order. */
  readonly target: string;
  readonly command: FulfillmentCommand;
}

/** The names of the commands in the audit log. */
export const AUDIT_ACTIONS = {
  fulfill: 'fulfillment.create',
  'add-tracking': 'fulfillment.track',
  'update-tracking': 'fulfillment.track',
  'cancel-fulfillment': 'fulfillment.cancel',
  'place-hold': 'fulfillment.hold',
  'release-holds': 'fulfillment.release',
} as const satisfies Readonly<Record<FulfillmentIntent, string>>;
