import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BuyButton} from '~/shop/composition/BuyButton';
import {orNotFoundPage} from '~/shop/composition/not-found-page.server';
import {COLLECTION_PARENTS, collectionPath} from '~/shop/listing/collection/collection-path';
import {productPath} from '~/shop/catalog/model/product-path';
import {itemList} from '~/core/page-meta';
import {CollectionPage} from '~/shop/listing/collection/CollectionPage';
import {requireCollection} from '~/shop/listing/collection/require-collection.server';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {COLLECTION_PARAMS} from '~/shop/listing/collection/collection-request';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {NOT_FOUND_TITLE, unlistedMeta} from '~/shop/shell/frame/page-title';

export {NotFoundPage as ErrorBoundary} from '~/shop/composition/NotFoundPage';
export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: COLLECTION_PARAMS}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {searchParams} = new URL(request.url);
  return {
    collection: await requireCollection(context, params.handle ?? '', searchParams).catch(orNotFoundPage(context)),
  };
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  if (!data) return unlistedMeta(NOT_FOUND_TITLE, matches);
  const {handle, title, seoDescription, products, found, isFirstPage} = data.collection;
  return pageMeta(title, matches, (site) => ({
    path: isFirstPage && found === null ? collectionPath(handle) : null,
    description: seoDescription,
    picture: products[0]?.image,
    parents: COLLECTION_PARENTS,
    structuredData: [
      itemList(
        products.map((product) => productPath(product.handle)),
        site,
      ),
    ],
  }));
};

export default function CollectionRoute() {
  const {collection} = useLoaderData<typeof loader>();
  useStaleRefresh(collection);
  return <CollectionPage collection={collection} renderBuy={(product) => <BuyButton product={product} />} />;
}
