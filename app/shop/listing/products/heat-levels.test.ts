import {describe, expect, it} from 'vitest';
import {toHeatLevels, heatLabel} from './heat-levels';

describe('toHeatLevels', () => {
  it('orders the levels of the shop from mild to hot, custom levels last', () => {
    const tags = [
      'bundle',
      'heat:hot',
      'Heat:Mild',
      'heat:fiery',
      'heat: medium',
      'heat:medium-hot',
      'size:2 servings',
    ];
    expect(toHeatLevels(tags)).toEqual(['mild', 'medium', 'medium-hot', 'hot', 'fiery']);
  });

  it('returns no levels if no product has one', () => {
    expect(toHeatLevels(['bundle', 'heat', 'heat:'])).toEqual([]);
  });
});

it('labels a level as the packs do', () => {
  expect(['mild', 'medium-hot'].map(heatLabel)).toEqual(['Mild', 'Medium-Hot']);
});
