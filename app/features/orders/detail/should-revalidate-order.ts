import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * A change of the cart tells nothing new of an order. What was refused by the order's own page does: somebody else may
 * have been faster.
 */
export const shouldRevalidateOrder: ShouldRevalidateFunction = ({formAction, actionStatus, defaultShouldRevalidate}) =>
  formAction === '/cart' ? false : defaultShouldRevalidate || actionStatus !== undefined;
