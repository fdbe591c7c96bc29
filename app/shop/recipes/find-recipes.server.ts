import type {Storefront} from '~/platform/shopify/storefront.server';
import {RECIPE_LIST_QUERY} from './recipes.gql';
import type {RecipeCardView} from './recipe-view';
import {toRecipeCard} from './to-recipe';

/** More than a kitchen of this size invents; the list has one page. */
const MAX_RECIPES = 100;

/**
 * Finds the recipes of all single packs.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findRecipes(storefront: Storefront): Promise<readonly RecipeCardView[]> {
  const {products} = await storefront.query(RECIPE_LIST_QUERY, {variables: {first: MAX_RECIPES}});
  return products.nodes.map(toRecipeCard);
}
