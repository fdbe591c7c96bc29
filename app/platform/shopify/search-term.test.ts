import {expect, it} from 'vitest';
import {quoteSearchTerm} from './search-term';

it('keeps a value a value, whatever search syntax it brings', () => {
  expect(quoteSearchTerm('x OR tag:hidden')).toBe('"x OR tag:hidden"');
  expect(quoteSearchTerm('")')).toBe('"\\")"');
  expect(quoteSearchTerm('\\" OR *')).toBe('"\\\\\\" OR *"');
});
