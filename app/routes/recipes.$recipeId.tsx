import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BuyButton} from '~/shop/composition/BuyButton';
import {COOKING_POLICY} from '~/core/policy';
import {readServings, SERVINGS_PARAM} from '~/shop/recipes/method/serving-choices';
import {NutritionSlot} from '~/shop/product/NutritionSlot';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {findRecipes} from '~/shop/recipes/find-recipes.server';
import {relatedRecipes} from '~/shop/recipes/protein-filter';
import {RecipeExtrasSlot} from '~/shop/recipes/RecipeExtrasSlot';
import {recipeFacts} from '~/shop/recipes/recipe-meta';
import {RecipeErrorScreen} from '~/shop/recipes/RecipeErrorScreen';
import {RecipePage} from '~/shop/recipes/RecipePage';
import {RECIPES_COPY} from '~/shop/recipes/recipes-copy';
import {requireRecipe} from '~/shop/recipes/require-recipe.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: [SERVINGS_PARAM]}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const [recipe, recipes] = await Promise.all([
    requireRecipe(context, params.recipeId ?? '', search),
    nullOnUpstreamFailure(findRecipes(context.storefront), context.report),
  ]);
  const servings = readServings(search, COOKING_POLICY.servingsPerPack);
  const related = relatedRecipes(recipes ?? [], recipe);
  return {recipe, related, servings, isSavedOffline: context.config.RECIPES_OFFLINE === 'on'};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? pageMeta(`${data.recipe.title} Recipe`, matches, (site) => recipeFacts(data.recipe, site))
    : unlistedMeta(RECIPES_COPY.title, matches);

export default function RecipeRoute() {
  const {recipe, related, servings, isSavedOffline} = useLoaderData<typeof loader>();
  return (
    <RecipePage
      key={recipe.handle}
      recipe={recipe}
      servings={servings}
      isSavedOffline={isSavedOffline}
      renderBuy={(packs) => <BuyButton product={recipe.product} packs={packs} />}
      extras={
        <RecipeExtrasSlot
          swaps={recipe.swaps}
          related={related}
          nutrition={recipe.nutrition && <NutritionSlot nutrition={recipe.nutrition} />}
        />
      }
    />
  );
}

export function ErrorBoundary() {
  return <RecipeErrorScreen otherwise={<RouteErrorScreen />} />;
}
