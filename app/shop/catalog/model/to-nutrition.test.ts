import {describe, expect, it} from 'vitest';
import {toNutrition} from './to-nutrition';

const fields = (facts: Record<string, string | null>) => Object.entries(facts).map(([key, value]) => ({key, value}));

describe('toNutrition', () => {
  it('returns amounts with units and percentages of the daily value', () => {
    const panel = toNutrition(
      fields({
        serving_size: '1/2 pack (30 g) dry mix',
        servings_per_container: '2',
        calories: '115',
        total_fat_g: '3.5',
        trans_fat_g: '0.0',
        added_sugars_g: '0',
        iron_mg: '1.6',
      }),
    );
    expect(panel).toEqual({
      servingSize: '½ pack (30 g) dry mix',
      servingsPerContainer: '2',
      calories: '115',
      main: [
        {label: 'Total Fat', amount: '3.5g', dailyValue: '4%', depth: 0},
        {label: 'Trans Fat', amount: '0g', dailyValue: null, depth: 1},
        {label: 'Added Sugars', amount: '0g', dailyValue: '0%', depth: 2},
      ],
      micro: [{label: 'Iron', amount: '1.6mg', dailyValue: '9%', depth: 0}],
    });
  });

  it.each(['', 'a pinch', '-1', 'NaN', '1e9', null])('omits a row if its amount is %j', (sodium) => {
    expect(toNutrition(fields({calories: '90', sodium_mg: sodium}))?.main).toEqual([]);
  });

  it.each([null, undefined, [], fields({sodium_mg: '5'}), fields({calories: 'many'})])(
    'is no panel without calories: %j',
    (given) => expect(toNutrition(given)).toBeNull(),
  );
});
