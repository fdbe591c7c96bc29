import {productFixture} from '~/shop/catalog/catalog-fixtures';
import type {RecipeSource} from './to-recipe';

/** Creates the recipe of a single pack in Shopify's format. */
export const recipeFixture = (changes: Partial<RecipeSource> = {}): RecipeSource => {
  const {handle, title, tags, availableForSale, requiresSellingPlan, priceRange, selectedOrFirstAvailableVariant} =
    productFixture();
  return {
    handle,
    title,
    tags,
    availableForSale,
    requiresSellingPlan,
    priceRange,
    selectedOrFirstAvailableVariant,
    featuredImage: null,
    images: {nodes: []},
    media: {nodes: []},
    nutrition: null,
    recipe: {
      reference: {
        ingredients: {value: '["1 pack Palak Paneer","1/2 lb (225 g) paneer"]'},
        swaps: {value: '["Tofu: brown it like the paneer."]'},
        steps: {value: '["Make the paste.","Brown the paneer.","Simmer and serve."]'},
      },
    },
    ...changes,
  };
};
