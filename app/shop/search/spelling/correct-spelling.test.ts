import {describe, expect, it} from 'vitest';
import {correctSpelling} from './correct-spelling.server';

const TITLES = [
  'Chicken Tikka Masala',
  'Palak Paneer',
  'Southern Spiced Biryani',
  'Desi Goat Curry',
  'Masala Chai',
  'Crème Brûlée',
];

describe('correctSpelling', () => {
  it.each([
    ['tika', 'tikka'],
    ['panir', 'paneer'],
    ['biriyani', 'biryani'],
    ['chiken tika', 'chicken tikka'],
    ['goat cury', 'goat curry'],
    ['PANIR', 'paneer'],
    ['creme brulle', 'creme brulee'],
    ['maslaa', 'masala'],
  ])('corrects %s to %s', (typed, corrected) => {
    expect(correctSpelling(typed, TITLES)).toBe(corrected);
  });

  it.each(['tikka', 'pan', 'palak paneer', 'chai'])('has nothing to correct in %s', (typed) => {
    expect(correctSpelling(typed, TITLES)).toBeNull();
  });

  it.each(['pizza', 'tacos', 'x', 'of', 'coat', '', '2026'])('guesses nothing for %s', (typed) => {
    expect(correctSpelling(typed, TITLES)).toBeNull();
  });

  it('prefers the nearest word, and of equally near ones the one of more titles', () => {
    expect(correctSpelling('mesala', ['Masale', 'Masala'])).toBe('masala');
    expect(correctSpelling('tikke', ['Tikki', 'Tikka', 'Tikka Masala'])).toBe('tikka');
  });

  it('leaves words alone that no title comes near', () => {
    expect(correctSpelling('vegan panir', TITLES)).toBe('vegan paneer');
  });
});
