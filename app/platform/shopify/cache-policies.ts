import type {Freshness} from './read-cache.server';

/** How long the result of a read is fresh, and for how long after that it is served while it is refreshed. */
export const CACHE_POLICIES = {
  /** The default: what all visitors see alike. */
  catalog: {freshS: 300, staleS: 86_400},
  /** What must appear soon after the merchant publishes it; a crawler still costs one call a second. */
  short: {freshS: 1, staleS: 9},
  /**
   * Reads by a handle from the URL. Handles that do not exist are counted per visitor; above the limit the read fails
   * with `TooManyGuesses`.
   */
  'guessed-handle': {freshS: 300, staleS: 86_400},
  /**
   * Reads by text that visitors type. The variants are unlimited, so they are cached in a separate memory and cannot
   * evict the catalog. Fresh for a minute, because found products show stock and prices.
   */
  'typed-text': {freshS: 60, staleS: 300},
  /**
   * Reads by filters and cursors of the URL, which links have, but which can be invented as well: in the memory of typed
   * text, over the cache that isolates share.
   */
  filters: {freshS: 300, staleS: 86_400},
  /** Reads by a handle of the URL and by its filters or cursor: counted as a guess, in the memory of typed text. */
  'guessed-handle-filters': {freshS: 300, staleS: 86_400},
} as const satisfies Record<string, Freshness>;

/** The cache policy of a read; `none` bypasses the cache. */
export type CachePolicy = keyof typeof CACHE_POLICIES | 'none';
