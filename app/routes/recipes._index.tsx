import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {findRecipes} from '~/shop/recipes/find-recipes.server';
import {itemList} from '~/core/page-meta';
import {recipePath} from '~/core/recipe-path';
import {PROTEIN_PARAM, toProteinChoices, readProtein} from '~/shop/recipes/protein-filter';
import {RECIPES_COPY} from '~/shop/recipes/recipes-copy';
import {RecipesPage} from '~/shop/recipes/RecipesPage';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {orUnavailable} from '~/platform/http.server';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: [PROTEIN_PARAM]}} satisfies CachedRoute;

export async function loader({context, request}: LoaderFunctionArgs) {
  const recipes = await findRecipes(context.storefront).catch(orUnavailable(context));
  const choices = toProteinChoices(recipes);
  const chosen = readProtein(new URL(request.url).search, choices);
  return {recipes, choices, chosen, isSavedOffline: context.config.RECIPES_OFFLINE === 'on'};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(RECIPES_COPY.title, matches, (site) => ({
    path: data?.chosen ? null : '/recipes',
    description: RECIPES_COPY.description(site.name),
    picture: data?.recipes[0]?.image,
    structuredData: data
      ? [
          itemList(
            data.recipes.map(({handle}) => recipePath(handle)),
            site,
          ),
        ]
      : [],
  }));

export default function RecipesRoute() {
  return <RecipesPage {...useLoaderData<typeof loader>()} />;
}
