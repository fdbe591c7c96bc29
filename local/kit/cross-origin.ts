/**
 * Returns whether a browser sent the request from another origin, which is how CSRF arrives. A program sends neither
 * header and carries no cookies of a shopper, so it counts as same-origin.
 *
 * @param origin - origin of this server; the storefront on another port is cross-origin too
 */
export function isCrossOrigin(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const from = request.headers.get('origin');
  return from !== null && from !== origin;
}
