import type {Comparator, QueryTerm} from './parse-search-query';
import {hasPhrase, MATCH, matchWords, toWords} from './text-match';

/** The value that `field:value` compares with: running text, whole keywords, an amount or a timestamp. */
type SearchField =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'keyword'; readonly values: readonly string[]}
  | {readonly kind: 'number'; readonly values: readonly number[]}
  | {readonly kind: 'date'; readonly value: string};

/** A searchable object. Words without a field match its `texts`, each with its weight. */
export interface SearchDocument {
  readonly fields: Readonly<Record<string, SearchField>>;
  readonly texts: readonly {readonly text: string; readonly weight: number}[];
}

export interface SearchManner {
  readonly now: Date;
  readonly allowsTypo?: boolean;
}

const COMPARE: Readonly<Record<Comparator, (left: number, right: number) => boolean>> = {
  equals: (left, right) => left === right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
};

const NEGATED_FIELD = /_not$/;

type TextTerm = Pick<Extract<QueryTerm, {kind: 'text'}>, 'value' | 'isPhrase' | 'isPrefix'>;
type FieldTerm = Extract<QueryTerm, {kind: 'field'}>;

function scoreText(term: TextTerm, texts: SearchDocument['texts'], {allowsTypo = false}: SearchManner): number {
  const searched = toWords(term.value);
  const split = texts.map(({text, weight}) => ({words: toWords(text), weight}));
  if (term.isPhrase) {
    return Math.max(0, ...split.map(({words, weight}) => (hasPhrase(searched, words) ? MATCH.exact * weight : 0)));
  }
  const scores = searched.map((word, index) => {
    const leniency = {isPrefix: term.isPrefix && index === searched.length - 1, allowsTypo};
    return split.reduce((sum, {words, weight}) => sum + matchWords(word, words, leniency) * weight, 0);
  });
  // A term of punctuation only matches everything.
  if (scores.length === 0) return 1;
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function matchesKeyword({value, isPrefix}: FieldTerm, values: readonly string[]): boolean {
  const searched = value.toLowerCase();
  return values.some((each) => {
    const have = each.toLowerCase();
    return isPrefix ? have.startsWith(searched) : have === searched;
  });
}

function matchesDate(term: FieldTerm, moment: string, now: Date): boolean {
  if (term.comparator === 'equals') return moment.startsWith(term.value);
  const searched = term.value === 'now' ? now.getTime() : Date.parse(term.value);
  return COMPARE[term.comparator](Date.parse(moment), searched);
}

function matchesField(term: FieldTerm, field: SearchField, manner: SearchManner): boolean {
  switch (field.kind) {
    case 'text':
      return scoreText({...term, isPhrase: false}, [{text: field.text, weight: 1}], manner) > 0;
    case 'keyword':
      return matchesKeyword(term, field.values);
    case 'number':
      // Number('') is 0, but `price:*` and `price:` do not mean 0.
      return term.value === ''
        ? term.isPrefix
        : field.values.some((value) => COMPARE[term.comparator](value, Number(term.value)));
    case 'date':
      return matchesDate(term, field.value, manner.now);
  }
}

function scoreField(term: FieldTerm, document: SearchDocument, manner: SearchManner): number {
  const field = Object.hasOwn(document.fields, term.field) ? document.fields[term.field] : undefined;
  if (field) return matchesField(term, field, manner) ? 1 : 0;
  const opposite = term.field.replace(NEGATED_FIELD, '');
  if (opposite !== term.field) return scoreField({...term, field: opposite}, document, manner) > 0 ? 0 : 1;
  // In plain text a colon may not mean a field.
  const text = {value: `${term.field} ${term.value}`, isPhrase: false, isPrefix: term.isPrefix};
  return scoreText(text, document.texts, manner);
}

/**
 * Scores how well an object matches a query.
 *
 * @param term - the parse tree of the query
 * @param document - the searchable object
 * @param manner - the current time, and whether typos are tolerated
 * @returns 0 for no match; a higher score for a better match
 */
export function scoreQuery(term: QueryTerm, document: SearchDocument, manner: SearchManner): number {
  const score = (inner: QueryTerm) => scoreQuery(inner, document, manner);
  switch (term.kind) {
    case 'everything':
      return 1;
    case 'text':
      return scoreText(term, document.texts, manner);
    case 'field':
      return scoreField(term, document, manner);
    case 'not':
      return score(term.term) > 0 ? 0 : 1;
    case 'any':
      return term.terms.reduce((best, inner) => Math.max(best, score(inner)), 0);
    case 'all': {
      const scores = term.terms.map(score);
      return scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0);
    }
  }
}
