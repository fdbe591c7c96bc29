import type {CartProblem} from './cart-problem';
import type {CartView} from './cart-view';

/** What the server says to a change: the cart as it is now, and what the shopper should know. */
export interface CartAnswer {
  readonly cart: CartView;
  readonly problems: readonly CartProblem[];
}
