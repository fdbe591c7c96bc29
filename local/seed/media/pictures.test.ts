import {describe, expect, it} from 'vitest';
import {SEED} from '../seed';
import {DISH_TITLES} from './palette';
import {PICTURE_NAMES} from './picture-sizes';
import {drawPicture} from './pictures';

const idsIn = (svg: string, pattern: RegExp): Set<string> =>
  new Set([...svg.matchAll(pattern)].map(([, id = '']) => id));

describe.each(PICTURE_NAMES)('the drawing %s', (name) => {
  const svg = drawPicture(name);

  it('is the same each time', () => {
    expect(drawPicture(name) === svg).toBe(true);
  });

  it('defines every paint that it uses', () => {
    const defined = idsIn(svg, / id="([^"]+)"/g);
    const used = idsIn(svg, /url\(#([^)]+)\)/g);
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  });

  it('needs nothing of the machine it is rendered on: no fonts, no files, no addresses', () => {
    expect(svg).not.toMatch(/<text|<image|href=/);
  });

  it('has a number wherever one belongs', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('the pouches', () => {
  it('bear the names that the shop sells the dishes by', () => {
    const titles = SEED.products
      .filter(({productType}) => productType === 'Meal Kit')
      .map(({handle, title}) => [handle, title]);
    expect(DISH_TITLES).toEqual(Object.fromEntries(titles));
  });
});
