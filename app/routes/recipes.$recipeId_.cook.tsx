import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {COOKING_POLICY} from '~/core/policy';
import {BuyButton} from '~/shop/composition/BuyButton';
import {COOK_COPY} from '~/shop/recipes/cook/cook-copy';
import {CookMode} from '~/shop/recipes/cook/CookMode';
import {readServings, SERVINGS_PARAM} from '~/shop/recipes/method/serving-choices';
import {recipeFacts} from '~/shop/recipes/recipe-meta';
import {cookPath, recipePath} from '~/core/recipe-path';
import {RecipeErrorScreen} from '~/shop/recipes/RecipeErrorScreen';
import {RECIPES_COPY} from '~/shop/recipes/recipes-copy';
import {requireRecipe} from '~/shop/recipes/require-recipe.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {CONTENT_ID} from '~/shop/shell/frame/content-id';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: [SERVINGS_PARAM]}} satisfies CachedRoute;

/** Loads a recipe for cook mode. A bundle has none: its recipe lists the packs. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const recipe = await requireRecipe(context, params.recipeId ?? '', search, cookPath);
  if (recipe.packs.length > 0) throw redirect(recipePath(recipe.handle));
  // In the data rather than the route's handle, so that errors keep the shop's header.
  return {recipe, servings: readServings(search, COOKING_POLICY.servingsPerPack), headerVariant: 'none' as const};
}

/** The recipe is what search engines should find. */
export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? [
        ...pageMeta(COOK_COPY.title(data.recipe.title), matches, (site) => ({
          ...recipeFacts(data.recipe, site),
          structuredData: [],
          parents: [],
        })),
        {name: 'robots', content: 'noindex'},
      ]
    : unlistedMeta(RECIPES_COPY.title, matches);

export default function CookRoute() {
  const {recipe, servings} = useLoaderData<typeof loader>();
  return (
    <CookMode
      key={recipe.handle}
      recipe={recipe}
      servings={servings}
      contentId={CONTENT_ID}
      renderBuy={(packs) => <BuyButton product={recipe.product} packs={packs} />}
    />
  );
}

export function ErrorBoundary() {
  return <RecipeErrorScreen otherwise={<RouteErrorScreen />} />;
}
