import type {ShouldRevalidateFunction} from '@remix-run/react';
import type {OfflineResult} from './keep-form';

/**
 * Loads a page again after each of its forms, also after a rejected one, which Remix does not by default: somebody else may
 * have changed what the page shows, and its forms need another idempotency key. Not without a connection.
 */
export const revalidateAfterForm: ShouldRevalidateFunction = ({actionResult, actionStatus, defaultShouldRevalidate}) =>
  !(actionResult as OfflineResult | null | undefined)?.isOffline &&
  (defaultShouldRevalidate || actionStatus !== undefined);
