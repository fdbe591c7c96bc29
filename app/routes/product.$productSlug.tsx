import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {takeReady} from '~/core/streamed';
import {AddToCart} from '~/features/cart/AddToCart';
import {DeliveryPromiseList} from '~/features/cart/DeliveryPromiseList';
import {findDeliveryPromise} from '~/features/cart/load/find-delivery-promise.server';
import {pickRelated} from '~/features/recommendations/pick-related';
import {productPath} from '~/features/catalog/model/product-path';
import {findLowStock} from '~/features/product/find-low-stock.server';
import {findRelated} from '~/features/recommendations/find-related.server';
import {productFacts} from '~/features/product/product-meta';
import {ProductErrorScreen} from '~/features/product/ProductErrorScreen';
import {ProductPage} from '~/features/product/ProductPage';
import {requireProduct} from '~/features/product/require-product.server';
import {nullOnError} from '~/features/catalog/degrade.server';
import {findReviewsForPage} from '~/features/reviews/published/find-published-reviews.server';
import {ReviewSection} from '~/features/reviews/published/ReviewSection';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {pageTitle} from '~/features/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: 'all'}} satisfies CachedRoute;

/**
 * Loads a product page. The streamed data is requested after the product is found, so an unknown handle costs one
 * request.
 */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {storefront, report} = context;
  const [product, promise] = await Promise.all([
    requireProduct(context, params.productSlug ?? '', new URL(request.url).search),
    findDeliveryPromise(context),
  ]);
  const parts = {
    lowStock: nullOnError(findLowStock(storefront, product.handle), report),
    reviews: findReviewsForPage(context, product.id),
    related: findRelated(context, product.handle, (found) => pickRelated(product, found)),
  };
  return {product, promise, ...(await takeReady(parts))};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  data
    ? [
        ...pageMeta(data.product.title, matches, (site) => productFacts(data.product, site)),
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'text/markdown',
          href: `${productPath(data.product.handle)}/markdown`,
        },
      ]
    : [{title: pageTitle('Product Detail', matches)}];

export default function ProductRoute() {
  const {product, promise, lowStock, reviews, related} = useLoaderData<typeof loader>();
  const {variantId, title, isAvailable} = product;
  useStaleRefresh(product);
  return (
    <>
      <ProductPage
        key={product.handle}
        product={product}
        lowStock={lowStock}
        related={related}
        reviews={<ReviewSection handle={product.handle} reviews={reviews} />}
        buyBox={
          <>
            <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} quantity size="lg" />
            {isAvailable && <DeliveryPromiseList promise={promise} />}
          </>
        }
        renderBuy={(item) => (
          <AddToCart variantId={item.variantId} productTitle={item.title} isAvailable={item.isAvailable} />
        )}
      />
    </>
  );
}

export function ErrorBoundary() {
  return <ProductErrorScreen otherwise={<RouteErrorScreen />} />;
}
