import {expect, it} from 'vitest';
import {isHistoryRequested, historyQuery, parseHistoryCursor} from './history-cursor';

const params = (text: string) => new URLSearchParams(text);

it('stores the cursor of the history in the query beside that of the list', () => {
  const query = historyQuery(params('after=x&hidden=y'), 'eyJsYXN0X2lkIjoxfQ==');
  expect(query).toBe('?after=x&history=eyJsYXN0X2lkIjoxfQ%3D%3D');
  expect(parseHistoryCursor(params(query))).toBe('eyJsYXN0X2lkIjoxfQ==');
});

it('requests the first page by an empty parameter', () => {
  const query = historyQuery(params('history=old'), null);
  expect({query, isRequested: isHistoryRequested(params(query)), cursor: parseHistoryCursor(params(query))}).toEqual({
    query: '?history=',
    isRequested: true,
    cursor: null,
  });
  expect(isHistoryRequested(params(''))).toBe(false);
});

it.each(['%00', '"', 'a b', '<script>', 'x'.repeat(501)])('rejects the invalid cursor %s', (text) =>
  expect(parseHistoryCursor(new URLSearchParams({history: text}))).toBeNull(),
);
