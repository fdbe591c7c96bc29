import type {SeedNutrition, SeedRecipe} from '../kit-types';
import {platePicture} from '../media/plates';
import type {SeedMetaobject, SeedProduct} from '../types';

/** What is added to the number of a product for those of its nutrition facts and its recipe. */
export const NUTRITION_OFFSET = 1_000_000_000;
export const RECIPE_OFFSET = 2_000_000_000;

const WHOLE_NUMBERS: readonly string[] = ['servingsPerContainer', 'calories'] satisfies (keyof SeedNutrition)[];

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

function typeOf(name: string, value: string | number): string {
  if (typeof value === 'string') return 'single_line_text_field';
  return WHOLE_NUMBERS.includes(name) ? 'number_integer' : 'number_decimal';
}

function toNutritionEntry(product: SeedProduct, nutrition: SeedNutrition): SeedMetaobject {
  return {
    number: NUTRITION_OFFSET + product.number,
    type: 'nutrition_facts',
    handle: product.handle,
    fields: Object.entries(nutrition).map(([name, value]: [string, string | number]) => ({
      key: toSnakeCase(name),
      type: typeOf(name, value),
      value: String(value),
    })),
    updatedAt: product.updatedAt,
  };
}

const toRecipeEntry = (product: SeedProduct, recipe: SeedRecipe): SeedMetaobject => ({
  number: RECIPE_OFFSET + product.number,
  type: 'recipe',
  handle: product.handle,
  fields: [
    ...(['ingredients', 'steps', 'proteins', 'swaps'] as const).map((key) => ({
      key,
      type: 'list.single_line_text_field',
      value: JSON.stringify(recipe[key]),
    })),
    {key: 'picture', type: 'file_reference', value: platePicture(product.handle)},
    {key: 'step_clips', type: 'list.file_reference', value: JSON.stringify(recipe.stepClips)},
  ],
  updatedAt: product.updatedAt,
});

/** Returns the metaobjects that belong to one product: its nutrition facts and its recipe. */
export const kitEntriesOf = (product: SeedProduct): SeedMetaobject[] => [
  ...(product.nutrition ? [toNutritionEntry(product, product.nutrition)] : []),
  ...(product.recipe ? [toRecipeEntry(product, product.recipe)] : []),
];
