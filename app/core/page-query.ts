/** The query parameters that a page reads. */
export type PageQuery = readonly string[];

/** What a route exports as its `handle` to have its documents cached for visitors without cookies. */
export interface CachedRoute {
  readonly pageCache: {readonly query: PageQuery};
}
