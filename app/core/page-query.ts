/**
 * The query parameters that a page reads. `options` are the names of the product's options, which merchants choose: they are
 * known once the product was read.
 */
export type PageQuery = readonly string[] | 'options';

/** What a route exports as its `handle` to have its documents cached for visitors without cookies. */
export interface CachedRoute {
  readonly pageCache: {readonly query: PageQuery};
}
