import {describe, expect, it} from 'vitest';
import {sampleLine} from '../cart-fixtures';
import {toLineComponents} from './line-components';

describe('toLineComponents', () => {
  it('lists nothing for a line that is no bundle', () => {
    expect(toLineComponents(sampleLine())).toEqual([]);
  });

  it('counts the components of one bundle, so that they follow the quantity that is wanted', () => {
    const components = toLineComponents(sampleLine({quantity: 3, components: {Dal: 3, 'Goat Curry': 6}}));
    expect(components).toEqual([
      {name: 'Dal', path: '/product/dal', quantity: 1, isAvailable: true},
      {name: 'Goat Curry', path: '/product/goat-curry', quantity: 2, isAvailable: true},
    ]);
  });

  it('does not count the components of a bundle that sold out', () => {
    const [component] = toLineComponents(sampleLine({quantity: 0, components: {Dal: 0}}));
    expect(component).toMatchObject({quantity: null, isAvailable: false});
  });
});
