import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findRecipes} from '~/features/recipes/find-recipes.server';
import {RECIPES_COPY} from '~/features/recipes/recipes-copy';
import {RecipesPage} from '~/features/recipes/RecipesPage';
import {pageTitle} from '~/features/shell/frame/page-title';
import {orUnavailable} from '~/platform/http.server';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';

/** Loads the list of recipes. */
export async function loader({context}: LoaderFunctionArgs) {
  const {storefront, config} = context;
  return {
    recipes: await findRecipes(storefront).catch(orUnavailable(context)),
    canonicalUrl: new URL('/recipes', config.PUBLIC_ORIGIN).href,
  };
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => [
  {title: pageTitle(RECIPES_COPY.title, matches)},
  {name: 'description', content: RECIPES_COPY.description},
  ...(data ? [{tagName: 'link', rel: 'canonical', href: data.canonicalUrl}] : []),
];

export default function RecipesRoute() {
  return <RecipesPage recipes={useLoaderData<typeof loader>().recipes} />;
}
