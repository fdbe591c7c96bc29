import {describe, expect, it} from 'vitest';
import {cursorQuery, parseOrderCursor} from './order-cursor';

const POSITION = {placedAt: '2026-11-21T10:00:00.123456+00:00', id: '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10'};

describe('parseOrderCursor', () => {
  it.each(['after', 'before'] as const)('parses what cursorQuery wrote: %s', (side) =>
    expect(parseOrderCursor(new URLSearchParams(cursorQuery(side, POSITION)))).toEqual({[side]: POSITION}),
  );

  it.each([
    '',
    'after=',
    'after=x',
    `after=${POSITION.placedAt}`,
    `after=${POSITION.id}`,
    `after=2026-11-21_${POSITION.id}`,
    `after=${encodeURIComponent(POSITION.placedAt)}_1`,
    `after=${encodeURIComponent(POSITION.placedAt)}_${POSITION.id}_x`,
    `before=${'9'.repeat(1_000)}`,
    'before=%F0%9F%8D%9B',
    `after=0000-01-01T00:00:00Z_${POSITION.id}`,
    `after=2026-01-01T00:00:00%2B23:59_${POSITION.id}`,
    `before=2026-01-01T00:00:00-23:59_${POSITION.id}`,
  ])('returns the first page for %j', (query) => expect(parseOrderCursor(new URLSearchParams(query))).toBeNull());

  it('prefers after if both parameters are set', () => {
    const both = `${cursorQuery('before', POSITION)}&${cursorQuery('after', POSITION).slice(1)}`;
    expect(parseOrderCursor(new URLSearchParams(both))).toEqual({after: POSITION});
  });
});
