import type {AppContext} from '~/platform/context.server';

/** What the search of the admin found: a link with a few words about it. */
export interface SearchHit {
  /** The page that it leads to. */
  readonly path: string;
  readonly title: string;
  /** What tells it from others: a name, an address, a kind; null for nothing. */
  readonly detail: string | null;
  /** Its state: `2 days late`, `Draft`; null if there is nothing to say. */
  readonly note: string | null;
}

/** What is searched for, and by whom. */
export interface SearchTerm {
  readonly userId: string;
  /** The searched text, trimmed and not empty. */
  readonly query: string;
}

/** The most hits of one kind: the search is for finding one thing, the lists are for browsing. */
export const MAX_SEARCH_HITS = 5;

/** Finds hits of one kind; null if the service that has them does not respond, which is reported. */
export type FindHits = (
  context: Pick<AppContext, 'backend' | 'config' | 'report'>,
  term: SearchTerm,
) => Promise<readonly SearchHit[] | null>;
