import {describe, expect, it} from 'vitest';
import {hasPhrase, isOneEditApart, MATCH, matchWords, toWords} from './text-match';

const match = (searched: string, text: string, leniency = {isPrefix: false, allowsTypo: false}) =>
  matchWords(searched, toWords(text), leniency);

describe('words', () => {
  it('match regardless of case, accents and punctuation', () => {
    expect(toWords('Crème — Brûlée, "Desi"!')).toEqual(['creme', 'brulee', 'desi']);
    expect(match('creme', 'Crème')).toBe(MATCH.exact);
  });

  it('match in singular and plural', () => {
    for (const [one, many] of [
      ['curry', 'curries'],
      ['dish', 'dishes'],
      ['spice', 'spices'],
    ] as const)
      expect({manyForOne: match(one, many), oneForMany: match(many, one)}).toEqual({
        manyForOne: MATCH.exact,
        oneForMany: MATCH.exact,
      });
    expect(match('gas', 'ga')).toBe(MATCH.none);
  });

  it('match by prefix only if enabled', () => {
    expect(match('chick', 'chicken')).toBe(MATCH.none);
    expect(match('chick', 'chicken', {isPrefix: true, allowsTypo: false})).toBe(MATCH.prefix);
    expect(match('icken', 'chicken', {isPrefix: true, allowsTypo: true})).toBe(MATCH.none);
  });

  it('match with one typo after four correct letters', () => {
    const lenient = {isPrefix: false, allowsTypo: true};
    for (const slip of ['biryami', 'biryan', 'biryanii', 'biryain'])
      expect(match(slip, 'biryani', lenient)).toBe(MATCH.typo);
    expect(match('buryani', 'biryani', lenient)).toBe(MATCH.none);
    expect(match('biryamm', 'biryani', lenient)).toBe(MATCH.none);
  });

  it('match a phrase only if adjacent and in order', () => {
    const words = toWords('Chicken Tikka Masala');
    expect(hasPhrase(['tikka', 'masala'], words)).toBe(true);
    expect(hasPhrase(['masala', 'tikka'], words)).toBe(false);
    expect(hasPhrase(['chicken', 'masala'], words)).toBe(false);
  });
});

describe('isOneEditApart', () => {
  it.each([
    ['abcd', 'abcx', true],
    ['abcd', 'abc', true],
    ['abcd', 'abxcd', true],
    ['abcd', 'abdc', true],
    ['abcd', 'abcd', false],
    ['abcd', 'axcx', false],
    ['abcd', 'ab', false],
    ['abcd', 'badc', false],
  ])('%s to %s: %s', (left, right, expected) => {
    expect({leftToRight: isOneEditApart(left, right), rightToLeft: isOneEditApart(right, left)}).toEqual({
      leftToRight: expected,
      rightToLeft: expected,
    });
  });
});
