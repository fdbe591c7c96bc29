import type {ShouldRevalidateFunction} from '@remix-run/react';

/**
 * Loads a page again after each of its forms, also after a rejected one, which Remix does not by default: somebody else may
 * have changed what the page shows, and its forms need another idempotency key.
 */
export const revalidateAfterForm: ShouldRevalidateFunction = ({actionStatus, defaultShouldRevalidate}) =>
  defaultShouldRevalidate || actionStatus !== undefined;
