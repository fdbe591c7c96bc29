import type {SearchHit} from '~/admin/frame/search-hit';

export const ADMIN_SEARCH_PATH = '/admin/search';

/** The most characters of a searched text; the rest is cut off. */
export const MAX_SEARCHED_LENGTH = 60;

/** What the search finds, in the order in which it is listed. */
export const HIT_KINDS = ['orders', 'customers', 'products'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

export interface HitGroup {
  readonly kind: HitKind;
  readonly hits: readonly SearchHit[];
  /** Whether the service that has them did not respond in time. */
  readonly isUnavailable: boolean;
}

export interface AdminSearchResults {
  /** The searched text as it was understood; empty without a search, and then there are no groups. */
  readonly query: string;
  readonly groups: readonly HitGroup[];
}

export const adminSearchPath = (query: string): string =>
  query ? `${ADMIN_SEARCH_PATH}?${new URLSearchParams({q: query}).toString()}` : ADMIN_SEARCH_PATH;

/** Returns the address of the results for a text as JSON. */
export const adminResultsPath = (query: string): string =>
  `${ADMIN_SEARCH_PATH}/results?${new URLSearchParams({q: query}).toString()}`;

/** Returns the address of the list that shows everything of a kind that matches a text. */
export const hitListPath = (kind: HitKind, query: string): string =>
  `/admin/${kind}?${new URLSearchParams({q: query}).toString()}`;
