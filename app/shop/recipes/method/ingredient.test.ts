import {expect, it} from 'vitest';
import {parseIngredient, scaleIngredient} from './ingredient';

const scaled = (text: string, factor: number) => {
  const {quantity, name, isUnscaled} = scaleIngredient(text, factor);
  return `${quantity}|${name}${isUnscaled ? '|unscaled' : ''}`;
};

it('splits a line into amounts, units and name', () => {
  expect(parseIngredient('1/2 lb (225 g) paneer, cut into cubes')).toEqual({
    measures: [
      {least: 0.5, most: 0.5, unit: 'lb'},
      {least: 225, most: 225, unit: 'g'},
    ],
    name: 'paneer, cut into cubes',
  });
});

it.each([
  ['1 pack Palak Paneer', 2, '2 packs|Palak Paneer'],
  ['1/2 cup (125 mL) hot water for the paste', 3, '1½ cups (375 mL)|hot water for the paste'],
  ['3/4 lb (340 g) goat, cooked', 2, '1½ lb (680 g)|goat, cooked'],
  ['1 tablespoon oil', 2, '2 tablespoons|oil'],
  ['2-3 cloves garlic', 2, '4–6 cloves|garlic'],
  ['1 to 2 tsp. salt', 2, '2–4 tsp|salt'],
  ['2 eggs', 3, '6|eggs'],
  ['1 (14 oz) can chickpeas', 2, '2|(14 oz) can chickpeas'],
  ['Salt to taste', 4, '|Salt to taste'],
  ['A squeeze of lime', 2, '|A squeeze of lime'],
  ['about 20 curry leaves', 2, '|about 20 curry leaves|unscaled'],
  ['1/0 cup milk', 2, '|1/0 cup milk|unscaled'],
  ['2 cupboards', 2, '4|cupboards'],
  ['', 2, '|'],
])('scales %s by %s', (text, factor, expected) => {
  expect(scaled(text, factor)).toBe(expected);
});

it('marks nothing as unscaled in the servings of the recipe', () => {
  expect(scaled('about 20 curry leaves', 1)).toBe('|about 20 curry leaves');
});
