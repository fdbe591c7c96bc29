import {isCrossOrigin} from './cross-origin';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a request must not reach the control endpoints or the outbox. Programs and people on this machine may
 * use them; a page of another site that is open in a browser may not, nor may a foreign host name that resolves here.
 *
 * @param options - `allowsCrossOrigin` admits people who follow a link from another page
 */
export function isControlForbidden(
  request: Request,
  {origin}: {readonly origin: string},
  {allowsCrossOrigin = false}: {readonly allowsCrossOrigin?: boolean} = {},
): boolean {
  if (!LOOPBACK.has(new URL(request.url).hostname)) return true;
  return !allowsCrossOrigin && isCrossOrigin(request, origin);
}

export const controlForbiddenResponse = (): Response =>
  Response.json({errors: 'The control endpoints answer this machine, not the pages of other sites'}, {status: 403});
