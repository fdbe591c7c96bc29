import {describe, expect, it} from 'vitest';
import {findHeatLevels, heatLabel} from './heat-levels';

describe('findHeatLevels', () => {
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
    expect(findHeatLevels(tags)).toEqual(['mild', 'medium', 'medium-hot', 'hot', 'fiery']);
  });

  it('offers nothing in a shop that marks no heat', () => {
    expect(findHeatLevels(['bundle', 'heat', 'heat:'])).toEqual([]);
  });
});

it('words a level as the packs do', () => {
  expect(['mild', 'medium-hot'].map(heatLabel)).toEqual(['Mild', 'Medium-Hot']);
});
