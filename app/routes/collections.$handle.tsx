import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {AddToCart} from '~/features/cart/AddToCart';
import {COLLECTION_PARENTS, collectionPath} from '~/features/listing/collection/collection-path';
import {productPath} from '~/features/catalog/model/product-path';
import {itemList} from '~/core/page-meta';
import {CollectionPage} from '~/features/listing/collection/CollectionPage';
import {requireCollection} from '~/features/listing/collection/require-collection.server';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {CURSOR_PARAMS} from '~/features/listing/filters/list-params';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {NOT_FOUND_TITLE, pageTitle} from '~/features/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: CURSOR_PARAMS}} satisfies CachedRoute;

/** Loads one page of a collection. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  return {collection: await requireCollection(context, params.handle ?? '', new URL(request.url).searchParams)};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  if (!data) return [{title: pageTitle(NOT_FOUND_TITLE, matches)}];
  const {handle, title, seoDescription, products, isFirstPage} = data.collection;
  return pageMeta(title, matches, (site) => ({
    path: isFirstPage ? collectionPath(handle) : null,
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
  return (
    <>
      <CollectionPage
        collection={collection}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
    </>
  );
}
