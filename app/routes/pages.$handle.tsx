import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {notFoundPage} from '~/shop/composition/not-found-page.server';
import {ContentScreen} from '~/shop/content/page/ContentScreen';
import {findContent} from '~/shop/content/page/find-content.server';
import {toPagePath} from '~/shop/content/page/screens';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {NOT_FOUND_TITLE, unlistedMeta} from '~/shop/shell/frame/page-title';
import {orUnavailable} from '~/platform/http.server';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

const pagePath = (name: string) => `/pages/${encodeURIComponent(name)}`;

/** Handles Shopify's URL of a page: redirects to the page's path in this storefront, or shows it if it has none. Handles are lower case. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const typed = params.handle ?? '';
  const name = typed.toLowerCase();
  const {search} = new URL(request.url);
  const ownPath = toPagePath(name);
  if (ownPath) throw redirect(ownPath + search, 301);
  const content = await findContent(context, {kind: 'page', handle: name, layout: 'text'}).catch(
    orUnavailable(context),
  );
  if (!content) throw await notFoundPage(context);
  if (name !== typed) throw redirect(pagePath(name) + search, 301);
  return {content};
}

export const meta: MetaFunction<typeof loader> = ({data, params, matches}) =>
  data
    ? pageMeta(data.content.title, matches, () => ({
        path: pagePath(params.handle ?? ''),
        description: data.content.description,
      }))
    : unlistedMeta(NOT_FOUND_TITLE, matches);

export default function ShopPageRoute() {
  return <ContentScreen content={useLoaderData<typeof loader>().content} />;
}
