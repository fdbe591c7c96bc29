import {describe, expect, it} from 'vitest';
import {cursorQuery, parseOrderCursor} from './order-cursor';

const PLACE = {placedAt: '2026-11-21T10:00:00.123456+00:00', id: '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10'};

describe('the page of the list of orders', () => {
  it.each(['after', 'before'] as const)('is read back as it was written: %s', (side) =>
    expect(parseOrderCursor(new URLSearchParams(cursorQuery(side, PLACE)))).toEqual({[side]: PLACE}),
  );

  it.each([
    '',
    'after=',
    'after=x',
    `after=${PLACE.placedAt}`,
    `after=${PLACE.id}`,
    `after=2026-11-21_${PLACE.id}`,
    `after=${encodeURIComponent(PLACE.placedAt)}_1`,
    `after=${encodeURIComponent(PLACE.placedAt)}_${PLACE.id}_x`,
    `before=${'9'.repeat(1_000)}`,
    'before=%F0%9F%8D%9B',
    `after=0000-01-01T00:00:00Z_${PLACE.id}`,
    `after=2026-01-01T00:00:00%2B23:59_${PLACE.id}`,
    `before=2026-01-01T00:00:00-23:59_${PLACE.id}`,
  ])('is the first for %j', (query) => expect(parseOrderCursor(new URLSearchParams(query))).toBeNull());

  it('goes on when both ways are asked for', () => {
    const both = `${cursorQuery('before', PLACE)}&${cursorQuery('after', PLACE).slice(1)}`;
    expect(parseOrderCursor(new URLSearchParams(both))).toEqual({after: PLACE});
  });
});
