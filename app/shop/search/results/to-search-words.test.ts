import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {toSearchWords} from './to-search-words';

describe('toSearchWords', () => {
  it.each([
    ['  Palak   Paneer ', 'palak paneer'],
    ['x OR tag:hidden', 'x tag hidden'],
    ['-tag:bundle', 'tag bundle'],
    ['"palak paneer" AND (title:goat*)', 'palak paneer title goat'],
    ['price:>=5 \\"NOT\\" salt and pepper', 'price 5 salt pepper'],
    ["grandma's curry", "grandma's curry"],
    ['पालक पनीर', 'पालक पनीर'],
    ['<img src=x onerror=alert(1)>', 'img src x onerror alert 1'],
    ['!!! *** ""', ''],
  ])('converts %s to %s', (query, words) => expect(toSearchWords(query)).toBe(words));

  it('removes all search syntax from any input', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (query) => {
        const words = toSearchWords(query);
        expect(words).not.toMatch(/[:"()\\*<>=-]|\b(?:and|or|not)(?![\w'’])|(?:^|\s)['’]|\s\s/);
        expect(toSearchWords(words)).toBe(words);
      }),
    );
  });
});
