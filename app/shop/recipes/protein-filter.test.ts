import {describe, expect, it} from 'vitest';
import {filterByProtein, toProteinChoices, readProtein, relatedRecipes} from './protein-filter';
import type {RecipeCardView} from './recipe-view';

const recipe = (handle: string, ...proteins: string[]): RecipeCardView => ({
  handle,
  title: handle,
  image: null,
  hue: null,
  heat: null,
  isBestseller: false,
  size: '2 servings',
  proteins,
});

const RECIPES = [recipe('tikka', 'Chicken', 'Tofu'), recipe('palak', 'Paneer', 'Tofu'), recipe('goat', 'Goat meat')];
const CHOICES = toProteinChoices(RECIPES);

describe('what a cook has', () => {
  it('is one of what the recipes are good with, the most frequent first', () => {
    expect(CHOICES.map(({value, label, count}) => [value, label, count])).toEqual([
      ['tofu', 'Tofu', 2],
      ['chicken', 'Chicken', 1],
      ['paneer', 'Paneer', 1],
      ['goat-meat', 'Goat meat', 1],
    ]);
  });

  it('leaves the recipes that are good with it', () => {
    expect(filterByProtein(RECIPES, readProtein('?have=tofu', CHOICES)).map(({handle}) => handle)).toEqual([
      'tikka',
      'palak',
    ]);
    expect(filterByProtein(RECIPES, readProtein('?have=goat-meat', CHOICES)).map(({handle}) => handle)).toEqual([
      'goat',
    ]);
  });

  it.each(['', '?have=', '?have=beef', '?have=Tofu'])(
    'leaves all recipes if the URL names nothing known: %j',
    (search) => {
      expect(filterByProtein(RECIPES, readProtein(search, CHOICES))).toEqual(RECIPES);
    },
  );
});

it('relates the recipes that have the most in common, never the recipe itself', () => {
  const others = [recipe('a'), recipe('b', 'Tofu'), recipe('c', 'Tofu', 'Chicken'), recipe('d')];
  const related = relatedRecipes([...RECIPES, ...others], recipe('tikka', 'Chicken', 'Tofu'));
  expect(related.map(({handle}) => handle)).toEqual(['c', 'palak', 'b']);
});
