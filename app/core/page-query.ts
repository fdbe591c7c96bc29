/** The query parameters that a page depends on; `all` for every parameter but those of advertising. */
export type PageQuery = readonly string[] | 'all';

/** What a route exports as its `handle` to have its documents cached for visitors without cookies. */
export interface CachedRoute {
  readonly pageCache: {readonly query: PageQuery};
}

/** Parameters with which advertising and mail programs mark links. */
const ADVERTISING =
  /^(?:utm_\w+|mc_[ce]id|_hs\w+|gad_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|igsh|srsltid|epik|li_fat_id|_kx|ref)$/;

/** Returns whether a page depends on a query parameter. */
export const isPageParam = (query: PageQuery, name: string): boolean =>
  query === 'all' ? !ADVERTISING.test(name) : query.includes(name);
