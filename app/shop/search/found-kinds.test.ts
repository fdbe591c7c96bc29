import {describe, expect, it} from 'vitest';
import {parseFoundKinds} from './found-kinds.server';

const parse = (value?: string) => [...parseFoundKinds(new Map(value === undefined ? [] : [['search_results', value]]))];

describe('parseFoundKinds', () => {
  it.each([undefined, 'articles', '{}', '[1]'])('shows everything for %s', (value) => {
    expect(parse(value)).toEqual(['collections', 'articles', 'pages']);
  });

  it('shows what the merchant names, whatever its case, and ignores the rest', () => {
    expect(parse('["Articles ","blogs"]')).toEqual(['articles']);
    expect(parse('["none"]')).toEqual([]);
  });
});
