import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {ReactNode} from 'react';
import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {takeReady} from '~/core/streamed';
import {WhileForSale} from '~/shop/cart/WhileForSale';
import {findDeliveryTerms} from '~/shop/cart/load/find-delivery-terms.server';
import {pickRelated} from '~/shop/catalog/recommendations/pick-related';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {BarButton} from '~/shop/composition/BarButton';
import {BuyButton} from '~/shop/composition/BuyButton';
import {BuyBox} from '~/shop/composition/BuyBox';
import {ChosenProduct} from '~/shop/product/ChosenProduct';
import {LowStock} from '~/shop/product/LowStock';
import {findLowStock} from '~/shop/product/find-low-stock.server';
import {canBeBought} from '~/shop/composition/plan-props';
import {findProductDetails} from '~/shop/metafields/find-product-details.server';
import {ProductDetails} from '~/shop/metafields/ProductDetails';
import {findRelated} from '~/shop/composition/find-related.server';
import {LotLine} from '~/shop/lots/LotLine';
import {findCurrentLot} from '~/shop/lots/require-lot.server';
import {productFacts} from '~/shop/product/product-meta';
import {ProductErrorScreen} from '~/shop/product/ProductErrorScreen';
import {ProductPage} from '~/shop/product/ProductPage';
import {requireProduct} from '~/shop/product/require-product.server';
import {NotFoundPage} from '~/shop/composition/NotFoundPage';
import {orNotFoundPage} from '~/shop/composition/not-found-page.server';
import {nullOnError} from '~/shop/catalog/degrade.server';
import {findReviewsForPage} from '~/shop/reviews/published/find-published-reviews.server';
import {CookingSlot} from '~/shop/recipes/strip/CookingSlot';
import {findCooking} from '~/shop/recipes/strip/find-cooking.server';
import {ReviewSection} from '~/shop/reviews/published/ReviewSection';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: 'options'}} satisfies CachedRoute;

/**
 * Loads a product page. The streamed data is requested after the product is found, so an unknown handle costs none of it;
 * the dishes in its place are the same for all, and cached.
 */
export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {storefront, report} = context;
  const slug = params.productSlug ?? '';
  const [product, deliveryTerms, lot, cooking] = await Promise.all([
    requireProduct(context, slug, new URL(request.url).search).catch(orNotFoundPage(context)),
    findDeliveryTerms(context),
    findCurrentLot(context, slug),
    findCooking(context, slug),
  ]);
  if (product.elsewhere !== null) throw redirect(product.elsewhere);
  const parts = {
    lowStock: nullOnError(findLowStock(storefront, product), report),
    reviews: findReviewsForPage(context, product.id),
    related: findRelated(context, product.handle, (found) => pickRelated(product, found)),
  };
  const details = await findProductDetails(context, product.handle);
  return {product, deliveryTerms, lot, details, cooking, ...(await takeReady(parts))};
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
    : unlistedMeta('Product Detail', matches);

export default function ProductRoute() {
  const {product, deliveryTerms, lot, details, cooking, lowStock, reviews, related} = useLoaderData<typeof loader>();
  useStaleRefresh(product);
  const toPage = (shown: ProductView, options?: ReactNode) => (
    <ProductPage
      key={shown.handle}
      product={shown}
      lowStock={
        shown.variantId === product.variantId &&
        !shown.isCombined && (
          <WhileForSale variantId={shown.variantId}>
            <LowStock text={lowStock} />
          </WhileForSale>
        )
      }
      lot={lot && shown.handle === product.handle && <LotLine lot={lot} />}
      related={related}
      renderCooking={(part) => <CookingSlot cooking={cooking} part={part} />}
      reviews={<ReviewSection handle={shown.handle} reviews={reviews} />}
      options={options}
      buyBox={<BuyBox product={shown} deliveryTerms={deliveryTerms} />}
      buyButton={canBeBought(shown) && <BarButton product={shown} />}
      details={<ProductDetails details={details} />}
      renderBuy={(item) => <BuyButton product={item} />}
    />
  );
  return product.options.length > 0 ? <ChosenProduct product={product}>{toPage}</ChosenProduct> : toPage(product);
}

export function ErrorBoundary() {
  return <NotFoundPage screen={<ProductErrorScreen otherwise={<RouteErrorScreen />} />} />;
}
