import {describe, expect, it} from 'vitest';
import {moderationPath, parseModerationRequest} from './moderation-request';

const parse = (query: string) => parseModerationRequest(`https://shop.example/admin/reviews${query}`);

describe('the query of the list of reviews', () => {
  it.each(['', '?state=published', '?q=goat', '?state=rejected&q=50%25&page=3'])(
    'stays the same when parsed: %j',
    (query) => {
      expect(moderationPath(parse(query))).toBe(`/admin/reviews${query}`);
    },
  );

  it.each(['?state=deleted', '?page=0', '?page=-1', '?page=1.5', '?page=x', '?q=%00'])(
    'means the first page of the queue if it is invalid: %j',
    (query) => {
      expect(parse(query)).toEqual({state: 'pending', search: '', page: 1});
    },
  );
});
