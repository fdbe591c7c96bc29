import type {QueryTerm} from './parse-search-query';

/** Returns whether a query consists of words only; Shopify tolerates typos only in such queries. */
export function isPlainWords(term: QueryTerm): boolean {
  if (term.kind === 'text') return !term.isPhrase && !term.isPrefix;
  return term.kind === 'all' && term.terms.every(isPlainWords);
}

/**
 * Turns the last word of a query into a prefix, for search as you type.
 *
 * @returns the query, unchanged if it does not end in a word
 */
export function withPrefixMatch(term: QueryTerm): QueryTerm {
  if (term.kind === 'text' && !term.isPhrase) return {...term, isPrefix: true};
  if (term.kind !== 'all') return term;
  const last = term.terms.at(-1);
  return last ? {...term, terms: [...term.terms.slice(0, -1), withPrefixMatch(last)]} : term;
}
