import type {AddedFacts} from '~/core/added-facts';
import type {Notice} from '~/core/notice';
import type {HandleFulfillment, OrderAction} from '~/orders/commands/order-action';
import type {FulfillmentIntent} from '~/orders/commands/order-intents';

/** A line to buy again; the variant is null if it has been deleted from the store. */
export type ReorderLine = {readonly title: string; readonly quantity: number; readonly variantId: string | null};

interface BoughtAgain {
  /** A notice for every line that could not be added in full. */
  readonly shortfalls: readonly Notice[];
  /** What was added, if that is counted. */
  readonly added: readonly AddedFacts[];
}

/** What the order page needs from the cart and from fulfillment; the route passes it. */
export interface OrderActionServices {
  readonly handleFulfillment: HandleFulfillment;
  /** Logs the attempt of a person who may not learn whether the order exists. */
  denyFulfillment(action: Omit<OrderAction, 'order'>, intent: FulfillmentIntent, orderId: string): Promise<unknown>;
  /** Starts to read the cart, which `buyAgain` needs if it is counted. */
  readCart(): void;
  /** Adds lines to the cart. @param isCounted whether to return what was added */
  buyAgain(lines: readonly ReorderLine[], isCounted: boolean): Promise<BoughtAgain>;
}
