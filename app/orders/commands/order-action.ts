import type {OrderDetailRow} from '../model/order-row';
import type {OrderReader, OrderRequestArgs} from '../model/order-context.server';
import type {FulfillmentIntent} from './order-intents';
import type {OrderNotice} from './order-notices';
import type {UnsentItems} from './unsent-items';
import type {OrderActionResult} from './order-action-result';

/** A submitted form about an order, with its sender and the order. */
export interface OrderAction {
  readonly args: OrderRequestArgs;
  readonly reader: OrderReader;
  readonly order: OrderDetailRow;
  readonly form: FormData;
}

/** The outcome of a form of the fulfillment panel: the notice to show after a redirect, or the result to render. */
export interface FulfillmentOutcome {
  readonly notice: OrderNotice | null;
  /** What the notice says of the order; null for nothing. */
  readonly message: string | null;
  /** What is left to send of the order after a parcel. */
  readonly unsent: UnsentItems;
  readonly result: Partial<OrderActionResult>;
  readonly status: number;
}

/** The outcome of a form about a tag: the notice to show after a redirect, or the result to render. */
export type TagOutcome =
  | {readonly notice: OrderNotice}
  | {readonly notice: null; readonly result: Partial<OrderActionResult>; readonly status: number};

/** The order whose tags a member of staff changes. `orderId` is Shopify's, `actorId` that of the user. */
export interface TaggedOrder {
  readonly orderId: string;
  readonly actorId: string;
}

/** Handles a form of the fulfillment panel. */
export type HandleFulfillment = (action: OrderAction, intent: FulfillmentIntent) => Promise<FulfillmentOutcome>;
