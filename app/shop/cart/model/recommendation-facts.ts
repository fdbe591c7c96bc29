import type {CartView} from './cart-view';

/** The facts about a cart that decide what is recommended for it. */
export interface RecommendationFacts {
  /** Handles of the products in the cart. */
  readonly inCart: readonly string[];
  /** What is missing for free shipping, in cents; 0 if nothing is. */
  readonly missingMinor: number;
}

export const toRecommendationFacts = ({lines, freeShipping}: CartView): RecommendationFacts => ({
  inCart: lines.map(({handle}) => handle),
  missingMinor: freeShipping?.missingMinor ?? 0,
});
