import {describe, expect, it} from 'vitest';
import {SEED} from '../seed';
import {BUNDLED, DISH_TITLES, HEAT_DOTS} from './palette';
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
  const kits = SEED.products.filter(({productType}) => productType === 'Meal Kit');
  const bundles = SEED.products.filter(({productType}) => productType === 'Bundle');
  const byHandle = <T>(products: typeof kits, value: (product: (typeof kits)[number]) => T) =>
    Object.fromEntries(products.map((product) => [product.handle, value(product)]));

  it('bear the names that the shop sells the dishes by', () => {
    expect(DISH_TITLES).toEqual(byHandle(kits, ({title}) => title));
  });

  it('show a dot of heat for each step from mild to hot', () => {
    const steps = ['Mild', 'Medium', 'Medium-Hot', 'Hot'];
    expect(HEAT_DOTS).toEqual(byHandle(kits, ({heat = ''}) => steps.indexOf(heat) + 1));
  });

  it('stand together as the bundles hold them', () => {
    const handleOf = byHandle(kits, ({catalogId}) => catalogId);
    const held = Object.entries(BUNDLED).map(([bundle, dishes]) => [
      bundle,
      dishes.map((dish) => handleOf[dish]).sort(),
    ]);
    expect(Object.fromEntries(held)).toEqual(byHandle(bundles, ({includes = []}) => [...includes].sort()));
  });
});
