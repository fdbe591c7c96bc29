import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {findRecipes} from '~/shop/recipes/find-recipes.server';
import {itemList} from '~/core/page-meta';
import {recipePath} from '~/core/recipe-path';
import {RECIPES_COPY} from '~/shop/recipes/recipes-copy';
import {RecipesPage} from '~/shop/recipes/RecipesPage';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {orUnavailable} from '~/platform/http.server';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

export async function loader({context}: LoaderFunctionArgs) {
  return {recipes: await findRecipes(context.storefront).catch(orUnavailable(context))};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(RECIPES_COPY.title, matches, (site) => ({
    path: '/recipes',
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
  return <RecipesPage recipes={useLoaderData<typeof loader>().recipes} />;
}
