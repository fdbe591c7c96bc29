/** The comparison of a field's value; `equals` is a colon without a comparator. */
export type Comparator = 'equals' | '<' | '<=' | '>' | '>=';

/** The parse tree of a query in Shopify's search syntax. */
export type QueryTerm =
  | {readonly kind: 'everything'}
  | {readonly kind: 'text'; readonly value: string; readonly isPhrase: boolean; readonly isPrefix: boolean}
  | {
      readonly kind: 'field';
      readonly field: string;
      readonly comparator: Comparator;
      readonly value: string;
      readonly isPrefix: boolean;
    }
  | {readonly kind: 'not'; readonly term: QueryTerm}
  | {readonly kind: 'all' | 'any'; readonly terms: readonly QueryTerm[]};

type Token = {readonly kind: '(' | ')' | 'AND' | 'OR' | 'NOT'} | {readonly kind: 'term'; readonly term: QueryTerm};

/** Deeper parentheses are treated as spaces, so that no query can exhaust the stack. */
const MAX_DEPTH = 40;

const QUOTED = String.raw`"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?`;
const BARE = String.raw`(?:\\[^]|[^\s()])+`;
// Spaces, one parenthesis, or a term: [-][field:[comparator]]value
const TOKEN = new RegExp(String.raw`\s+|([()])|(-)?(?:([a-z_][\w.]*):(<=|>=|<|>)?)?(${QUOTED}|${BARE})`, 'giy');
const CONNECTIVE = /^(?:AND|OR|NOT)$/;

const unescape = (text: string): string => text.replace(/\\([^])/g, '$1');

function readValue(raw: string): {value: string; isPhrase: boolean; isPrefix: boolean} {
  const quote = raw[0];
  if (quote === '"' || quote === "'") {
    const isClosed = raw.length > 1 && raw.endsWith(quote);
    return {value: unescape(raw.slice(1, isClosed ? -1 : undefined)), isPhrase: true, isPrefix: false};
  }
  const isPrefix = raw.endsWith('*') && !raw.endsWith('\\*');
  return {value: unescape(isPrefix ? raw.slice(0, -1) : raw), isPhrase: false, isPrefix};
}

function toToken([whole, parenthesis, minus, field, comparator, raw = '']: RegExpMatchArray): Token[] {
  if (parenthesis === '(' || parenthesis === ')') return [{kind: parenthesis}];
  if (raw === '') return [];
  if (CONNECTIVE.test(whole)) return [{kind: whole as 'AND' | 'OR' | 'NOT'}];
  const {isPhrase, ...value} = readValue(raw);
  const term: QueryTerm = field
    ? {kind: 'field', field: field.toLowerCase(), comparator: (comparator ?? 'equals') as Comparator, ...value}
    : {kind: 'text', isPhrase, ...value};
  return [{kind: 'term', term: minus ? {kind: 'not', term} : term}];
}

const join = (kind: 'all' | 'any', terms: readonly QueryTerm[]): QueryTerm | null =>
  terms.length > 1 ? {kind, terms} : (terms[0] ?? null);

/** A recursive descent parser. A method that cannot parse at the current token returns null, and its caller continues. */
class Parser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** Terms combined with OR, which has the lowest precedence. */
  any(): QueryTerm | null {
    const terms: QueryTerm[] = [];
    do {
      const term = this.all();
      if (term) terms.push(term);
    } while (this.take('OR'));
    return join('any', terms);
  }

  /** Adjacent terms, with or without AND. */
  private all(): QueryTerm | null {
    const terms: QueryTerm[] = [];
    for (let kind = this.peek(); kind && kind !== 'OR' && !this.isEndOfGroup(kind); kind = this.peek()) {
      const term = this.one();
      if (term) terms.push(term);
    }
    return join('all', terms);
  }

  private one(): QueryTerm | null {
    let isNegated = false;
    while (this.take('NOT')) isNegated = !isNegated;
    const token = this.tokens[this.at];
    if (!token || token.kind === 'OR' || this.isEndOfGroup(token.kind)) return null;
    this.at += 1;
    const term = token.kind === 'term' ? token.term : token.kind === '(' ? this.group() : null;
    return term && isNegated ? {kind: 'not', term} : term;
  }

  private group(): QueryTerm | null {
    if (this.depth >= MAX_DEPTH) return null;
    this.depth += 1;
    const term = this.any();
    this.take(')');
    this.depth -= 1;
    return term;
  }

  /** An unmatched closing parenthesis is ignored. */
  private isEndOfGroup(kind: Token['kind']): boolean {
    return kind === ')' && this.depth > 0;
  }

  private peek(): Token['kind'] | undefined {
    return this.tokens[this.at]?.kind;
  }

  private take(kind: Token['kind']): boolean {
    if (this.peek() !== kind) return false;
    this.at += 1;
    return true;
  }
}

/**
 * Parses Shopify's search syntax: words and "phrases", prefix*, field:value, field:>=value, field:* (has any),
 * AND (also implied), OR, NOT, a leading minus, parentheses, backslash escapes.
 *
 * @param query - any text; malformed parts are skipped, and it never throws
 * @returns the parse tree; an empty query matches everything
 */
export function parseSearchQuery(query: string | null | undefined): QueryTerm {
  const tokens = [...(query ?? '').matchAll(TOKEN)].flatMap(toToken);
  return new Parser(tokens).any() ?? {kind: 'everything'};
}
