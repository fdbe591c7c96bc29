import {describe, expect, it} from 'vitest';
import {parseByteRange} from './byte-range';

const SIZE = 1000;

describe('parseByteRange', () => {
  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=900-', 900, 999],
    ['bytes=-200', 800, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=0-0', 0, 0],
  ])('parses %s as the bytes from %i to %i', (header, start, end) => {
    expect(parseByteRange(header, SIZE)).toEqual({kind: 'part', start, end});
  });

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('reports %s as unsatisfiable', (header) => {
    expect(parseByteRange(header, SIZE)).toEqual({kind: 'unsatisfiable'});
  });

  it.each([null, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-9', 'items=0-5', 'bytes=a-b', 'bytes 0-5'])(
    'ignores %j',
    (header) => {
      expect(parseByteRange(header, SIZE)).toEqual({kind: 'whole'});
    },
  );
});
