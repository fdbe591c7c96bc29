import type {Notice} from '~/core/notice';
import type {OrderDetailRow} from '../model/order-row';
import type {AddedFacts} from '~/ui/announce';
import type {OrderReader, OrderRequestArgs} from '../model/order-context.server';
import type {FulfillmentIntent} from './order-intents';
import type {OrderNotice} from './order-notices';
import type {OrderActionResult} from './order-action-result';

/** A submitted form of the order page, with its sender and its order. */
export interface OrderAction {
  readonly args: OrderRequestArgs;
  readonly reader: OrderReader;
  readonly order: OrderDetailRow;
  readonly form: FormData;
}

/** A line to buy again; the variant is null if it has been deleted from the store. */
export type ReorderLine = {readonly title: string; readonly quantity: number; readonly variantId: string | null};

/** The outcome of a form of the fulfillment panel: the notice to show after a redirect, or the result to render. */
export interface FulfillmentOutcome {
  readonly notice: OrderNotice | null;
  readonly result: Partial<OrderActionResult>;
  readonly status: number;
}

/** What `buyAgain` did. */
interface BoughtAgain {
  /** A notice for every line that could not be added in full. */
  readonly shortfalls: readonly Notice[];
  /** What was added, if that is counted. */
  readonly added: readonly AddedFacts[];
}

/** What the order page needs from the features `cart` and `fulfillment`; the route passes it. */
export interface OrderActionServices {
  /** Handles a form of the fulfillment panel. */
  handleFulfillment(action: OrderAction, intent: FulfillmentIntent): Promise<FulfillmentOutcome>;
  /** Logs the attempt of a person who may not learn whether the order exists. */
  denyFulfillment(action: Omit<OrderAction, 'order'>, intent: FulfillmentIntent, orderId: string): Promise<unknown>;
  /** Starts to read the cart, which `buyAgain` needs if it is counted. */
  readCart(): void;
  /** Adds lines to the cart. @param isCounted whether to return what was added */
  buyAgain(lines: readonly ReorderLine[], isCounted: boolean): Promise<BoughtAgain>;
}
