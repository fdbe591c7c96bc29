import type {CartProblem} from '../model/cart-problem';
import type {CartReading} from '../model/shop-cart';

/** What a change came to: the cart as it is now, and what the shopper should know. Problems may come with a changed cart. */
export interface CartOutcome {
  readonly reading: CartReading;
  readonly problems: readonly CartProblem[];
}
