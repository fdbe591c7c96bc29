import {describe, expect, it} from 'vitest';
import {guessName} from './guess-name';

describe('guessName', () => {
  it.each([
    ['ada.lovelace@example.com', 'Ada', 'Lovelace'],
    ['ADA_LOVELACE@example.com', 'Ada', 'Lovelace'],
    ['ada-augusta.king_lovelace@example.com', 'Ada', 'Augusta King Lovelace'],
    ['ada@example.com', 'Ada', 'Customer'],
    ['ada+offers@example.com', 'Ada', 'Customer'],
    ['ada..lovelace-@example.com', 'Ada', 'Lovelace'],
    ['._-@example.com', 'Valued', 'Customer'],
    ['@example.com', 'Valued', 'Customer'],
    ['', 'Valued', 'Customer'],
    [' ada.l@example.com ', 'Ada', 'L'],
    ['émilie.du.châtelet@example.com', 'Émilie', 'Du Châtelet'],
    ['𝒜da@example.com', '𝒜da', 'Customer'],
    ['42@example.com', '42', 'Customer'],
  ])('guesses %s', (email, firstName, lastName) => {
    expect(guessName(email)).toEqual({firstName, lastName});
  });

  it('fits into one line of the shop', () => {
    const {firstName, lastName} = guessName(`${'a'.repeat(300)}.${'b'.repeat(300)}@example.com`);
    expect([firstName.length, lastName.length]).toEqual([255, 255]);
  });
});
