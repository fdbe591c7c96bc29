import type {CartProblem} from './cart-problem';
import type {CartView} from './cart-view';

/** What was added, for analytics. */
export interface AddedFacts {
  /** The product's handle. */
  readonly product: string;
  readonly title: string;
  /** Shopify's global ids. */
  readonly productId: string;
  readonly variantId: string;
  /** Price times quantity. */
  readonly valueMinor: number;
  /** The added quantity. */
  readonly count: number;
  /** Whether the cart has nothing else, as a new one. */
  readonly isNewCart: boolean;
}

/** The response to a change of the cart: the cart as it is now and what to tell the shopper. */
export interface CartReply {
  /** Null when the server did not respond or no cart can be shown. */
  readonly cart: CartView | null;
  readonly problems: readonly CartProblem[];
  /** What an add added; absent if it added nothing. */
  readonly added?: AddedFacts;
}
