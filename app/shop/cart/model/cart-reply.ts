import type {AddedFacts} from '~/core/added-facts';
import type {CartProblem} from './cart-problem';
import type {CartView} from './cart-view';

/** The response to a change of the cart: the cart as it is now and what to tell the shopper. */
export interface CartReply {
  /** Null when the server did not respond or no cart can be shown. */
  readonly cart: CartView | null;
  readonly problems: readonly CartProblem[];
  /** What an add added, for each product; absent if it added nothing. */
  readonly added?: readonly AddedFacts[];
}
