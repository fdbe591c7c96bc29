import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {AddToCart} from '~/features/cart/AddToCart';
import {COOKING_POLICY} from '~/core/policy';
import {readServings, SERVINGS_PARAM} from '~/features/recipes/method/serving-choices';
import {recipeFacts} from '~/features/recipes/recipe-meta';
import {RecipeErrorScreen} from '~/features/recipes/RecipeErrorScreen';
import {RecipePage} from '~/features/recipes/RecipePage';
import {RECIPES_COPY} from '~/features/recipes/recipes-copy';
import {requireRecipe} from '~/features/recipes/require-recipe.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {pageTitle} from '~/features/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: [SERVINGS_PARAM]}} satisfies CachedRoute;

/** Loads a recipe. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const recipe = await requireRecipe(context, params.recipeId ?? '', search);
  const servings = readServings(search, COOKING_POLICY.servingsPerPack);
  return {recipe, servings, isSavedOffline: context.config.RECIPES_OFFLINE === 'on'};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(`${data.recipe.title} Recipe`, matches, (site) => recipeFacts(data.recipe, site))
    : [{title: pageTitle(RECIPES_COPY.title, matches)}];

export default function RecipeRoute() {
  const {recipe, servings, isSavedOffline} = useLoaderData<typeof loader>();
  const {variantId, title, isAvailable} = recipe.product;
  return (
    <RecipePage
      key={recipe.handle}
      recipe={recipe}
      servings={servings}
      isSavedOffline={isSavedOffline}
      renderBuy={(packs) => (
        <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} packs={packs} />
      )}
    />
  );
}

export function ErrorBoundary() {
  return <RecipeErrorScreen otherwise={<RouteErrorScreen />} />;
}
