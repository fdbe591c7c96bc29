import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {orUnavailable} from '~/platform/http.server';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {findTiffin} from '~/shop/tiffin/find-tiffin.server';
import {TIFFIN_COPY} from '~/shop/tiffin/tiffin-copy';
import {DISH_PARAM, TIFFIN_PATH} from '~/shop/tiffin/tiffin-path';
import {TiffinPage} from '~/shop/tiffin/TiffinPage';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: [DISH_PARAM]}} satisfies CachedRoute;

/** More than a form of the page has; further ones are no choice of a shopper. */
const MAX_SERVED = 20;

/** The tiffin with the dishes that the address names. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const served = new URL(request.url).searchParams.getAll(DISH_PARAM).slice(0, MAX_SERVED);
  return {tiffin: await findTiffin(context).catch(orUnavailable(context)), served};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(TIFFIN_COPY.title, matches, (site) => ({
    // Every choice is the same page to search engines.
    path: TIFFIN_PATH,
    description: TIFFIN_COPY.description(site.name),
    picture: data?.tiffin?.dishes[0]?.image,
  }));

export default function TiffinRoute() {
  return <TiffinPage {...useLoaderData<typeof loader>()} />;
}
