import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseSearchQuery, type QueryTerm} from './parse-search-query';

const text = (value: string): QueryTerm => ({kind: 'text', value, isPhrase: false, isPrefix: false});
const field = (name: string, value: string, rest: Partial<Extract<QueryTerm, {kind: 'field'}>> = {}): QueryTerm => ({
  kind: 'field',
  field: name,
  comparator: 'equals',
  value,
  isPrefix: false,
  ...rest,
});
const not = (term: QueryTerm): QueryTerm => ({kind: 'not', term});

describe('parseSearchQuery', () => {
  it('matches everything for an empty query', () => {
    for (const query of ['', '   ', null, undefined, '()', 'AND', 'NOT', 'OR OR', ')('])
      expect(parseSearchQuery(query)).toEqual({kind: 'everything'});
  });

  it('combines adjacent terms with AND', () => {
    const both = {kind: 'all', terms: [text('goat'), text('curry')]};
    expect(parseSearchQuery('goat curry')).toEqual(both);
    expect(parseSearchQuery('goat AND curry')).toEqual(both);
  });

  it('gives AND precedence over OR, and parentheses over both', () => {
    expect(parseSearchQuery('a b OR c')).toEqual({
      kind: 'any',
      terms: [{kind: 'all', terms: [text('a'), text('b')]}, text('c')],
    });
    expect(parseSearchQuery('a (b OR c)')).toEqual({
      kind: 'all',
      terms: [text('a'), {kind: 'any', terms: [text('b'), text('c')]}],
    });
  });

  it('negates with a minus and with NOT, and cancels a double negation', () => {
    expect(parseSearchQuery('-tag:bundle')).toEqual(not(field('tag', 'bundle')));
    expect(parseSearchQuery('NOT (a b)')).toEqual(not({kind: 'all', terms: [text('a'), text('b')]}));
    expect(parseSearchQuery('NOT NOT a')).toEqual(text('a'));
  });

  it('recognizes only upper-case operators', () => {
    expect(parseSearchQuery('rice or bread')).toMatchObject({
      kind: 'all',
      terms: [text('rice'), text('or'), text('bread')],
    });
  });

  it('parses comparators, prefixes and field presence', () => {
    expect(parseSearchQuery('variants.price:>=7.99')).toEqual(field('variants.price', '7.99', {comparator: '>='}));
    expect(parseSearchQuery('title:chick*')).toEqual(field('title', 'chick', {isPrefix: true}));
    expect(parseSearchQuery('sku:*')).toEqual(field('sku', '', {isPrefix: true}));
    expect(parseSearchQuery('chick*')).toEqual({...text('chick'), isPrefix: true});
  });

  it('treats a quoted value as a literal', () => {
    expect(parseSearchQuery('tag:"size:2 servings"')).toEqual(field('tag', 'size:2 servings'));
    expect(parseSearchQuery(String.raw`path:"/a \" OR b\\"`)).toEqual(field('path', '/a " OR b\\'));
    expect(parseSearchQuery("'goat curry'")).toMatchObject({kind: 'text', value: 'goat curry', isPhrase: true});
    expect(parseSearchQuery('"chick*"')).toMatchObject({value: 'chick*', isPrefix: false});
  });

  it('treats an escaped star, colon or parenthesis as a literal', () => {
    expect(parseSearchQuery(String.raw`chick\*`)).toEqual(text('chick*'));
    expect(parseSearchQuery(String.raw`a\(b\)`)).toEqual(text('a(b)'));
  });

  it('closes unclosed quotes and parentheses', () => {
    expect(parseSearchQuery('(a OR b')).toEqual({kind: 'any', terms: [text('a'), text('b')]});
    expect(parseSearchQuery('"goat cur')).toMatchObject({value: 'goat cur', isPhrase: true});
    expect(parseSearchQuery('a) b')).toEqual({kind: 'all', terms: [text('a'), text('b')]});
    expect(parseSearchQuery('a OR')).toEqual(text('a'));
  });

  it('does not throw for malformed input', () => {
    const shreds = fc.constantFrom(
      '(',
      ')',
      '-',
      '"',
      "'",
      '\\',
      ':',
      '*',
      '<',
      ' ',
      'NOT ',
      ' AND ',
      ' OR ',
      'tag',
      'x',
    );
    fc.assert(
      fc.property(fc.array(shreds, {maxLength: 60}), (parts) => void parseSearchQuery(parts.join(''))),
      {seed: 7},
    );
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 80}), (query) => void parseSearchQuery(query)),
      {seed: 7},
    );
  });

  it('does not throw for deeply nested or very long input', () => {
    for (const shred of ['(', ')', '(a ', 'NOT ', '-', '\\', '"', 'tag:', 'a OR '])
      expect(() => parseSearchQuery(shred.repeat(20_000))).not.toThrow();
  });
});
