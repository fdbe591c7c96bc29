import {expect, it} from 'vitest';
import {assignIngredients, parseTimes, scaleStep} from './recipe-step';

const MINUTE_MS = 60_000;

it.each([
  ['saute 8-10 minutes, until golden', [['8-10 minutes', 8, 10]]],
  ['saute 8–10 minutes', [['8–10 minutes', 8, 10]]],
  [
    'simmer for 5 minutes, then 1 1/2 hours, then 30 seconds',
    [
      ['5 minutes', 5, 5],
      ['1 1/2 hours', 90, 90],
      ['30 seconds', 0.5, 0.5],
    ],
  ],
  ['a 10-minute simmer', [['10-minute', 10, 10]]],
  ['cook through (165 °F, 74 °C), about half an hour', []],
  ['wait 0 minutes, or 100 hours', []],
])('finds the times in: %s', (step, times) => {
  expect(parseTimes(step).map(({text, leastMs, mostMs}) => [text, leastMs / MINUTE_MS, mostMs / MINUTE_MS])).toEqual(
    times,
  );
});

it('scales amounts, but neither times nor temperatures', () => {
  expect(scaleStep('Add 1/4 cup (60 mL) more water and simmer 10 minutes to 165 °F.', 2)).toBe(
    'Add ½ cup (120 mL) more water and simmer 10 minutes to 165 °F.',
  );
});

it('counts the packs of the paste', () => {
  const step = 'Stir the whole pack into 1/2 cup hot water.';
  expect(scaleStep(step, 1)).toBe(step);
  expect(scaleStep(step, 2)).toBe('Stir both packs into 1 cup hot water.');
  expect(scaleStep(step, 3)).toBe('Stir all 3 packs into 1½ cups hot water.');
});

it('keeps the space before an amount that is written as one character', () => {
  expect(scaleStep('Stir it into ½ cup (125 mL) hot water.', 2)).toBe('Stir it into 1 cup (250 mL) hot water.');
  expect(scaleStep('Add 1 ½ cups water.', 2)).toBe('Add 3 cups water.');
});

it('assigns each ingredient to the first step that mentions it', () => {
  const steps = [
    'Make the paste: stir the whole pack into 1/2 cup hot water.',
    'Heat the oil. Add the chicken and saute 8-10 minutes.',
    'Stir in the paste and 1/4 cup more water.',
    'Taste, add salt, and serve with rice.',
  ];
  const ingredients = [
    '1 pack Spicy Pepper Chicken',
    '1/2 lb chicken, cut in half',
    '1 tablespoon oil',
    '1/2 cup hot water for the paste',
    'Salt to taste',
    'Rice or roti, to serve',
    'Patience',
  ];
  expect(assignIngredients(steps, ingredients)).toEqual([
    ['1 pack Spicy Pepper Chicken', '1/2 cup hot water for the paste'],
    ['1/2 lb chicken, cut in half', '1 tablespoon oil'],
    [],
    ['Salt to taste', 'Rice or roti, to serve'],
  ]);
});
