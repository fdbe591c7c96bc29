import {expect, test} from 'vitest';
import {relativeTime} from './relative-time';

const NOW = Date.UTC(2026, 10, 21, 12);

test.each([
  [-30, 'now'],
  [59, 'now'],
  [60, '1 minute ago'],
  [3_599, '59 minutes ago'],
  [3_600, '1 hour ago'],
  [86_399, '23 hours ago'],
  [86_400, 'yesterday'],
  [40 * 86_400, '40 days ago'],
])('formats %d seconds ago as %s', (seconds, text) => {
  expect(relativeTime(new Date(NOW - seconds * 1000), NOW)).toBe(text);
});
