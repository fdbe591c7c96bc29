import {describe, expect, it} from 'vitest';
import {toHeatLevels, heatLabel} from './heat-levels';

describe('toHeatLevels', () => {
  it('orders the levels of the shop from the gentlest to the hottest, its own last', () => {
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

  it('offers nothing in a shop that marks no heat', () => {
    expect(toHeatLevels(['bundle', 'heat', 'heat:'])).toEqual([]);
  });
});

it('words a level as the packs do', () => {
  expect(['mild', 'medium-hot'].map(heatLabel)).toEqual(['Mild', 'Medium-Hot']);
});
