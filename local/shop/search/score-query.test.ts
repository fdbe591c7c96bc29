import {describe, expect, it} from 'vitest';
import {parseSearchQuery} from './parse-search-query';
import {scoreQuery, type SearchDocument} from './score-query';

const NOW = new Date('2026-06-01T12:00:00Z');

const BIRYANI: SearchDocument = {
  fields: {
    title: {kind: 'text', text: 'Southern Spiced Biryani'},
    tag: {kind: 'keyword', values: ['bestseller', 'size:2 servings']},
    price: {kind: 'number', values: [7.99]},
    created_at: {kind: 'date', value: '2026-01-05T08:00:00Z'},
    barcode: {kind: 'keyword', values: []},
  },
  texts: [
    {text: 'Southern Spiced Biryani', weight: 8},
    {text: 'Long-grain rice with mint and whole spices', weight: 1},
  ],
};

const score = (query: string, allowsTypo = false) =>
  scoreQuery(parseSearchQuery(query), BIRYANI, {now: NOW, allowsTypo});

describe('scoreQuery', () => {
  it.each([
    'biryani',
    'BIRYANI southern',
    '"spiced biryani"',
    'birya*',
    'mint OR chicken',
    'title:biryani',
    'title:"southern biryani"',
    'tag:bestseller',
    'tag:"size:2 servings"',
    'tag:best*',
    '-tag:bundle',
    'tag_not:bundle',
    'NOT (tag:bundle OR chicken)',
    'price:<8',
    'price:>=7.99',
    'price:7.99',
    'price:>5 AND price:<10',
    'created_at:<now',
    "created_at:>'2025-12-31T00:00:00Z'",
    'created_at:2026-01-05',
    'tag:*',
    '',
    '-',
  ])('finds by %s', (query) => expect(score(query)).toBeGreaterThan(0));

  it.each([
    'chicken',
    'biryani chicken',
    '"biryani spiced"',
    'birya',
    'title:mint',
    'tag:best',
    'tag:bundle',
    '-tag:bestseller',
    'tag_not:bestseller',
    'price:>8',
    'price:cheap',
    'price:>=cheap',
    'created_at:>now',
    'created_at:<nonsense',
    'barcode:*',
    'constructor:x',
    '__proto__:x',
  ])('does not find by %s', (query) => expect(score(query)).toBe(0));

  it('treats an unknown field as words', () => {
    expect(score('rice:mint')).toBeGreaterThan(0);
    expect(score('heat:mint')).toBe(0);
  });

  it('tolerates a typo only if enabled', () => {
    expect(score('biryanii')).toBe(0);
    expect(score('biryanii', true)).toBeGreaterThan(0);
  });

  it('scores a title higher than a description', () => {
    expect(score('biryani')).toBeGreaterThan(score('rice'));
  });
});
