import type {Comparator, QueryTerm} from './parse-search-query';
import {hasPhrase, MATCH, matchWords, toWords} from './text-match';

/** What `field:value` compares with: running text, whole keywords, an amount, a moment. */
type SearchField =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'keyword'; readonly values: readonly string[]}
  | {readonly kind: 'number'; readonly value: number}
  | {readonly kind: 'date'; readonly value: string};

/** One thing that can be found. Words without a field are looked for in `texts`; a hit counts by its weight. */
export interface SearchDocument {
  readonly fields: Readonly<Record<string, SearchField>>;
  readonly texts: readonly {readonly text: string; readonly weight: number}[];
}

/** How a whole query is to be taken. */
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
  const asked = toWords(term.value);
  const split = texts.map(({text, weight}) => ({words: toWords(text), weight}));
  if (term.isPhrase) {
    return Math.max(0, ...split.map(({words, weight}) => (hasPhrase(asked, words) ? MATCH.exact * weight : 0)));
  }
  const scores = asked.map((word, index) => {
    const leniency = {isPrefix: term.isPrefix && index === asked.length - 1, allowsTypo};
    return split.reduce((sum, {words, weight}) => sum + matchWords(word, words, leniency) * weight, 0);
  });
  // Punctuation alone asks for nothing, and so rules nothing out.
  if (scores.length === 0) return 1;
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

function matchesKeyword({value, isPrefix}: FieldTerm, values: readonly string[]): boolean {
  const asked = value.toLowerCase();
  return values.some((each) => {
    const have = each.toLowerCase();
    return isPrefix ? have.startsWith(asked) : have === asked;
  });
}

function matchesDate(term: FieldTerm, moment: string, now: Date): boolean {
  if (term.comparator === 'equals') return moment.startsWith(term.value);
  const asked = term.value === 'now' ? now.getTime() : Date.parse(term.value);
  return COMPARE[term.comparator](Date.parse(moment), asked);
}

function matchesField(term: FieldTerm, field: SearchField, manner: SearchManner): boolean {
  switch (field.kind) {
    case 'text':
      return scoreText({...term, isPhrase: false}, [{text: field.text, weight: 1}], manner) > 0;
    case 'keyword':
      return matchesKeyword(term, field.values);
    case 'number':
      // Number('') is 0, which `price:*` and `price:` do not mean.
      return term.value === '' ? term.isPrefix : COMPARE[term.comparator](field.value, Number(term.value));
    case 'date':
      return matchesDate(term, field.value, manner.now);
  }
}

function scoreField(term: FieldTerm, document: SearchDocument, manner: SearchManner): number {
  const field = Object.hasOwn(document.fields, term.field) ? document.fields[term.field] : undefined;
  if (field) return matchesField(term, field, manner) ? 1 : 0;
  const opposite = term.field.replace(NEGATED_FIELD, '');
  if (opposite !== term.field) return scoreField({...term, field: opposite}, document, manner) > 0 ? 0 : 1;
  // A colon in what people type need not mean a field.
  const text = {value: `${term.field} ${term.value}`, isPhrase: false, isPrefix: term.isPrefix};
  return scoreText(text, document.texts, manner);
}

/**
 * Says how well something answers a query.
 *
 * @param term - the query's tree
 * @param document - what may be found
 * @param manner - the present moment, and whether a slip of the pen is forgiven
 * @returns 0 for what does not match; more for the better match
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
