import {isForeign} from '../checkout/same-origin';
import type {ShopConfig} from '../state';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Tests and people at this machine may steer the shop and read its mails; a page that happens to be open in a browser
 * may not, nor may a name that somebody else points at this machine.
 *
 * @param options - `mayComeFromElsewhere` lets people follow a link from another page
 */
export function isOutsider(
  request: Request,
  {origin}: Pick<ShopConfig, 'origin'>,
  {mayComeFromElsewhere = false}: {readonly mayComeFromElsewhere?: boolean} = {},
): boolean {
  if (!LOOPBACK.has(new URL(request.url).hostname)) return true;
  return !mayComeFromElsewhere && isForeign(request, origin);
}

/** Refuses an outsider. */
export const outsiderResponse = (): Response =>
  Response.json({errors: 'The control endpoints answer this machine, not the pages of other sites'}, {status: 403});
