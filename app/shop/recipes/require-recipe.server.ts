import type {AppContext} from '~/platform/context.server';
import {requireByName} from '~/shop/catalog/names/require-by-name.server';
import {recipePath} from '~/core/recipe-path';
import type {RecipeView} from './recipe-view';
import {RECIPE_QUERY} from './recipes.gql';
import {toRecipe} from './to-recipe';

/**
 * Finds the recipe of a URL, which names a product by its handle, title or id.
 * @param slug the last segment of the URL, as typed
 * @param search the query, which a redirect keeps
 * @param toPath converts a handle to the page's path, to which other names of the product are redirected
 * @throws Response as `requireByName`
 */
export const requireRecipe = (
  context: Pick<AppContext, 'storefront' | 'report' | 'reference'>,
  slug: string,
  search: string,
  toPath = recipePath,
): Promise<RecipeView> =>
  requireByName(
    context,
    {slug, search},
    {
      toPath,
      async find(handle, cache) {
        const {product} = await context.storefront.query(RECIPE_QUERY, {variables: {handle}, cache});
        return product ? toRecipe(product) : null;
      },
    },
  );
