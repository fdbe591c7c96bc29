import {isRouteErrorResponse} from '@remix-run/react';
import {UNVERIFIABLE_STATUS} from './access/unverifiable-status';

/** Returns whether a request of a page failed because the connection or the server did, and not by a decision about it. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Response) return error.status === UNVERIFIABLE_STATUS;
  return !isRouteErrorResponse(error) || error.status >= 500;
}
