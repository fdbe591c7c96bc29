import type {QueryTerm} from './parse-search-query';

/** Returns whether a query is nothing but words: the platform forgives typos in those alone. */
export function isPlainWords(term: QueryTerm): boolean {
  if (term.kind === 'text') return !term.isPhrase && !term.isPrefix;
  return term.kind === 'all' && term.terms.every(isPlainWords);
}

/**
 * Opens the last word of a query for words that only begin with it, as people want it who are still typing.
 *
 * @returns the query; as it was when it does not end in a word
 */
export function withPrefixMatch(term: QueryTerm): QueryTerm {
  if (term.kind === 'text' && !term.isPhrase) return {...term, isPrefix: true};
  if (term.kind !== 'all') return term;
  const last = term.terms.at(-1);
  return last ? {...term, terms: [...term.terms.slice(0, -1), withPrefixMatch(last)]} : term;
}
