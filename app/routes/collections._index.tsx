import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {itemList} from '~/core/page-meta';
import type {CachedRoute} from '~/core/page-query';
import {orUnavailable} from '~/platform/http.server';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {CollectionsPage} from '~/shop/listing/collections/CollectionsPage';
import {COLLECTIONS_COPY} from '~/shop/listing/collections/collections-copy';
import {COLLECTIONS_PARENTS, COLLECTIONS_PATH} from '~/shop/listing/collections/collections-path';
import {findCollections} from '~/shop/listing/collections/find-collections.server';
import {CURSOR_PARAMS} from '~/shop/listing/filters/list-params';
import {parseCursor} from '~/shop/listing/paging/parse-cursor.server';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: CURSOR_PARAMS}} satisfies CachedRoute;

export async function loader({context, request}: LoaderFunctionArgs) {
  const cursor = parseCursor(new URL(request.url).searchParams);
  return {view: await findCollections(context.storefront, cursor).catch(orUnavailable(context))};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(COLLECTIONS_COPY.title, matches, (site) => ({
    path: data?.view.isFirstPage ? COLLECTIONS_PATH : null,
    description: COLLECTIONS_COPY.description(site.name),
    picture: data?.view.collections[0]?.image,
    parents: COLLECTIONS_PARENTS,
    structuredData: data
      ? [
          itemList(
            data.view.collections.map((collection) => collectionPath(collection.handle)),
            site,
          ),
        ]
      : [],
  }));

export default function CollectionsRoute() {
  return <CollectionsPage view={useLoaderData<typeof loader>().view} />;
}
