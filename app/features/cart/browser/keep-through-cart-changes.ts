import type {ShouldRevalidateFunction} from '@remix-run/react';
import {CART_PATH} from './cart-drawer';

/** The reply to a change brings the new cart: reading it again would only ask the shop twice. */
export const keepThroughCartChanges: ShouldRevalidateFunction = ({formAction, defaultShouldRevalidate}) =>
  formAction === CART_PATH ? false : defaultShouldRevalidate;
