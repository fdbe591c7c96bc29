import type {ShouldRevalidateFunction} from '@remix-run/react';

/** For pages of the catalogue: what a shopper puts into the cart changes nothing on them, so they are not read again. */
export const keepThroughCartChanges: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate;
