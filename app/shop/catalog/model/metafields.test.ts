import {describe, expect, it} from 'vitest';
import {readCount, readLines, readList, readRating, readText} from './metafields';

const field = (value: string) => ({value});
const MISSING = [null, undefined];

describe('readText', () => {
  it('trims the value', () => expect(readText(field(' Mild '))).toBe('Mild'));
  it.each([...MISSING, field(''), field('  ')])('is null for %j', (gap) => expect(readText(gap)).toBeNull());
});

describe('readLines', () => {
  it('removes blank lines', () => expect(readLines(field('Onion, tomato.\n\nContains: milk.'))).toHaveLength(2));
  it.each([...MISSING, field('')])('is empty for %j', (gap) => expect(readLines(gap)).toEqual([]));
});

describe('readList', () => {
  it('reads a list of strings', () => expect(readList(field('["Soak", " Simmer "]'))).toEqual(['Soak', 'Simmer']));

  it.each([...MISSING, field(''), field('Soak'), field('{"0":"Soak"}'), field('[1]'), field('["Soak"')])(
    'is empty for %j',
    (gap) => expect(readList(gap)).toEqual([]),
  );
});

describe('readCount', () => {
  it('reads a whole number', () => expect(readCount(field('412'))).toBe(412));
  it.each([...MISSING, field(''), field('-1'), field('4.5'), field('many'), field('1e99')])('is null for %j', (gap) =>
    expect(readCount(gap)).toBeNull(),
  );
});

describe('readRating', () => {
  const stars = (value: string, max = '5.0') => field(JSON.stringify({value, scale_min: '1.0', scale_max: max}));
  const none = {rating: null, count: null};

  it('uses the first source that has a rating, with the count of the same source', () => {
    const own = {rating: stars('4.8'), count: field('412')};
    const app = {rating: stars('3.9'), count: field('7')};
    expect(readRating([own, app])).toEqual({rating: 4.8, reviewCount: 412});
    expect(readRating([none, app])).toEqual({rating: 3.9, reviewCount: 7});
  });

  it('never combines a rating with the count of another source', () => {
    const countOnly = {rating: null, count: field('412')};
    expect(readRating([countOnly, {rating: stars('3.9'), count: null}])).toEqual({rating: 3.9, reviewCount: null});
  });

  it('converts another scale to five stars', () => {
    expect(readRating([{rating: stars('9', '10'), count: null}]).rating).toBe(4.5);
  });

  it.each([...MISSING, field(''), field('4.8'), stars('six'), stars('7'), stars('-1'), stars('0', '0')])(
    'shows no rating for %j',
    (rating) => expect(readRating([{rating, count: field('3')}])).toEqual({rating: null, reviewCount: null}),
  );
});
