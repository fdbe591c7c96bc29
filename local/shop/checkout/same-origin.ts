/**
 * Tells a form of this shop from one that another site sends with the shopper's browser. Browsers state where a
 * request comes from; a program that states nothing is no browser and carries nobody's cookies.
 *
 * @param request - a request that changes something
 * @param origin - where the shop itself lives
 * @returns whether the request says that it comes from elsewhere; the storefront, on another port, is elsewhere too
 */
export function isForeign(request: Request, origin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const from = request.headers.get('origin');
  return from !== null && from !== origin;
}
