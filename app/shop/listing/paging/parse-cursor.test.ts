import {describe, expect, it} from 'vitest';
import {setCursor, type PageCursor} from './page-cursor';
import {parseCursor} from './parse-cursor.server';

describe('parseCursor', () => {
  it.each<PageCursor>([null, {after: 'eyJsYXN0X2lkIjoxfQ=='}, {before: 'a-b_c+/='}])(
    'parses the parameters of %j',
    (cursor) => {
      const params = new URLSearchParams();
      setCursor(params, cursor);
      expect(parseCursor(new URLSearchParams(String(params)))).toEqual(cursor);
    },
  );

  it.each(['after=%22%7D', 'before=a%20b', `after=${'a'.repeat(513)}`, 'after=', 'before=%F0%9F%8D%9B', 'cursor=x'])(
    'takes %s for the first page',
    (params) => expect(parseCursor(new URLSearchParams(params))).toBeNull(),
  );

  it('prefers the next page if both directions are requested', () => {
    expect(parseCursor(new URLSearchParams('before=b&after=a'))).toEqual({after: 'a'});
  });
});
