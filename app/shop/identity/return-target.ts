import {localPath} from '~/core/local-path';

/** Paths that redirect or are no pages, so that a return there would fail or loop. */
const NOT_RETURNABLE = /^\/(?:auth|login|logout|account|_t|api|webhooks)(?:\/|$)|\.data$/i;

/**
 * Validates the path to redirect to after sign-in.
 * @param target as the request names it
 * @returns a path of this origin; null if it is missing, foreign or no page
 */
export function returnTarget(target: string | null, origin: string): string | null {
  const path = target ? localPath(target, origin, '') : '';
  return path === '' || NOT_RETURNABLE.test(new URL(path, origin).pathname) ? null : path;
}
