import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * Skips revalidation after a cart change, which does not affect orders, and forces it after a rejected form of this page:
 * another person may have changed the order.
 */
export const shouldRevalidateOrder: ShouldRevalidateFunction = ({formAction, actionStatus, defaultShouldRevalidate}) =>
  formAction === '/cart' ? false : defaultShouldRevalidate || actionStatus !== undefined;
