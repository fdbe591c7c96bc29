import type {ShouldRevalidateFunction} from '@remix-run/react';

/** Skips revalidation after every form that is not a GET: no form on a catalog page changes its data. */
export const skipAfterAnyPost: ShouldRevalidateFunction = ({formMethod, defaultShouldRevalidate}) =>
  formMethod && formMethod !== 'GET' ? false : defaultShouldRevalidate;
