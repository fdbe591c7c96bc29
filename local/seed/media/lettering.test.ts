import {describe, expect, it} from 'vitest';
import {balance, line, lineWidth, SANS, SERIF} from './lettering';
import {DISH_TITLES} from './palette';

const SERIF_100 = {face: SERIF, size: 100};

describe('lettering', () => {
  it('sets every name of a dish', () => {
    for (const title of Object.values(DISH_TITLES)) expect(lineWidth(title, SERIF_100)).toBeGreaterThan(300);
  });

  it('grows with its size and its tracking, and shrinks where letters are kerned', () => {
    expect(lineWidth('Serves 2', {face: SANS, size: 60})).toBeCloseTo(
      2 * lineWidth('Serves 2', {face: SANS, size: 30}),
    );
    expect(lineWidth('AB', {...SERIF_100, tracking: 50})).toBeCloseTo(lineWidth('AB', SERIF_100) + 5);
    expect(lineWidth('To', SERIF_100)).toBeLessThan(lineWidth('T', SERIF_100) + lineWidth('o', SERIF_100));
  });

  it('refuses a character that it has no outline of', () => {
    expect(() => line('Käse', 0, 0, {...SERIF_100, fill: '#000000'})).toThrow(RangeError);
  });

  it('breaks a name into lines of nearly equal length, in order', () => {
    expect(balance('Southern Spiced Biryani', 2)).toEqual(['Southern', 'Spiced Biryani']);
    expect(balance('Palak Paneer', 2)).toEqual(['Palak', 'Paneer']);
  });
});
