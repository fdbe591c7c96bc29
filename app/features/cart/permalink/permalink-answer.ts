import type {CartProblem} from '../model/cart-problem';
import type {CartView} from '../model/cart-view';

/** What following a cart link came to. */
export interface PermalinkAnswer {
  /** Where the shopper pays; only when the cart holds all that the link promised. */
  readonly checkoutUrl?: string;
  /** The cart to look at otherwise; null when there is nothing to see but the problem. */
  readonly cart: CartView | null;
  readonly problems: readonly CartProblem[];
}
