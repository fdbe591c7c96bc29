import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {collectionPath} from '~/features/listing/collection/collection-path';
import {CollectionPage} from '~/features/listing/collection/CollectionPage';
import {requireCollection} from '~/features/listing/collection/require-collection.server';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {NOT_FOUND_TITLE, pageTitle} from '~/features/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

/** Loads one page of a collection. */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const collection = await requireCollection(context, params.handle ?? '', new URL(request.url).searchParams);
  return {collection, canonicalUrl: new URL(collectionPath(collection.handle), context.config.PUBLIC_ORIGIN).href};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  if (!data) return [{title: pageTitle(NOT_FOUND_TITLE, matches)}];
  const {collection, canonicalUrl} = data;
  const title = pageTitle(collection.title, matches);
  return [
    {title},
    {name: 'description', content: collection.seoDescription || title},
    ...(collection.isFirstPage ? [{tagName: 'link', rel: 'canonical', href: canonicalUrl}] : []),
  ];
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
