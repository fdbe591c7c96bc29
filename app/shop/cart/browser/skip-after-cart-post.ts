import type {ShouldRevalidateFunction} from '@remix-run/react';
import {CART_PATH} from './cart-drawer';

/** Skips revalidation after a form that changes the cart: its reply already contains the new cart. */
export const skipAfterCartPost: ShouldRevalidateFunction = ({formAction, defaultShouldRevalidate}) =>
  formAction === CART_PATH ? false : defaultShouldRevalidate;
