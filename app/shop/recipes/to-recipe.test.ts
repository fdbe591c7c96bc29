import {SITE_FIXTURE} from '~/core/site-fixture';
import {describe, expect, it} from 'vitest';
import {recipeFixture} from './recipe-fixtures';
import {GENERIC_STEPS} from './recipes-copy';
import {recipeFacts} from './recipe-meta';
import {toRecipe, type RecipeSource} from './to-recipe';

/** Converts a recipe that exists. */
function recipe(changes: Partial<RecipeSource> = {}) {
  const converted = toRecipe(recipeFixture(changes));
  if (!converted) throw new Error('expected a recipe');
  return converted;
}
const picture = (url: string) => ({url, altText: null, width: 10, height: 10});

describe('a recipe', () => {
  it("has the merchant's ingredients and steps", () => {
    expect(recipe()).toMatchObject({
      ingredients: ['1 pack Palak Paneer', '½ lb (225 g) paneer'],
      steps: ['Make the paste.', 'Brown the paneer.', 'Simmer and serve.'],
      size: '2 servings',
      packs: [],
    });
  });

  it.each([null, {reference: null}, {reference: {steps: {value: 'no list'}}}, {reference: {steps: {value: null}}}])(
    'has the steps on the pack without steps of its own: %j',
    (entry) => {
      expect(recipe({recipe: entry, howToUse: {value: '["Add water."]'}}).steps).toEqual(['Add water.']);
    },
  );

  it('has generic steps and ingredients if the merchant has written none', () => {
    const {steps, ingredients} = recipe({recipe: null, title: 'Dal'});
    expect(steps).toEqual(GENERIC_STEPS);
    expect(ingredients[0]).toBe('1 pack Dal');
  });

  it('shows the picture of the recipe before those of the product', () => {
    const plated = {reference: {picture: {reference: {image: picture('/plate.png')}}}};
    expect(recipe({recipe: plated, images: {nodes: [picture('/dish.png')]}}).image?.url).toBe('/plate.png');
  });

  it('shows the first picture, which is the dish', () => {
    expect(recipe({images: {nodes: [picture('/dish.png')]}}).image?.url).toBe('/dish.png');
    expect(recipe({images: {nodes: []}}).image).toBeNull();
  });

  it('shows a video that the merchant linked', () => {
    const moreMedia = {value: '["https://youtu.be/dQw4w9WgXcQ"]'};
    expect(recipe({moreMedia}).video).toMatchObject({kind: 'external', service: 'youtube'});
    expect(recipe().video).toBeNull();
  });

  it('of a bundle lists the recipes of its packs that are published', () => {
    const pack = recipeFixture();
    const unpublished = {} as typeof pack;
    const includes = {value: '[]', references: {nodes: [pack, unpublished]}};
    expect(recipe({tags: ['bundle'], includes})).toMatchObject({
      packs: [{handle: 'palak-paneer'}],
      steps: [],
      ingredients: [],
    });
  });

  it('does not exist for a product without a variant', () => {
    expect(toRecipe(recipeFixture({selectedOrFirstAvailableVariant: null}))).toBeNull();
  });
});

describe('the structured data', () => {
  const dataOf = (changes: Partial<RecipeSource>) => recipeFacts(recipe(changes), SITE_FIXTURE).structuredData;

  it('states the times that every page promises', () => {
    expect(dataOf({})).toContainEqual(
      expect.objectContaining({
        '@type': 'Recipe',
        prepTime: 'PT5M',
        cookTime: 'PT20M',
        totalTime: 'PT25M',
        recipeYield: '2 servings',
        url: 'https://shop.example/recipes/palak-paneer',
      }),
    );
  });

  it('of a bundle contains no recipe, since its packs have them', () => {
    expect(dataOf({includes: {value: '[]', references: {nodes: [recipeFixture()]}}})).toEqual([]);
  });
});
