import {localPath} from '~/core/local-path';

/** Places that only pass people on, or that no person looks at: going back to one leads nowhere or in a circle. */
const NO_PLACE = /^\/(?:auth|login|logout|account|_t|api|webhooks)(?:\/|$)|\.data$/i;

/**
 * @param target where the request asks to go on to afterwards
 * @returns a page of this shop; null when it asks for none, or for one that is not
 */
export function returnTarget(target: string | null, origin: string): string | null {
  const path = target ? localPath(target, origin, '') : '';
  return path === '' || NO_PLACE.test(new URL(path, origin).pathname) ? null : path;
}
