import {expect, it} from 'vitest';
import {quoteSearchTerm} from './search-term';

it('quotes a value so that it contains no search syntax', () => {
  expect(quoteSearchTerm('x OR tag:hidden')).toBe('"x OR tag:hidden"');
  expect(quoteSearchTerm('")')).toBe('"\\")"');
  expect(quoteSearchTerm('\\" OR *')).toBe('"\\\\\\" OR *"');
});
