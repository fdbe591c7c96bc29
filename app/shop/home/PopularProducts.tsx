import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {ProductGrid, type RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {ProductsFailed} from '~/shop/catalog/shelf/ProductsFailed';
import {REFRESHED} from '~/shop/catalog/shelf/shelf-copy';
import {useProductsRefresh} from '~/shop/catalog/refresh/use-products-refresh';
import {HOME_COPY} from './home-copy';

interface PopularProductsProps {
  /** Null when Shopify did not respond. */
  readonly products: readonly ProductCardView[] | null;
  readonly renderBuy: RenderBuy;
}

/** Up to six products of the `most-popular` collection; nothing if it is empty. */
export function PopularProducts({products, renderBuy}: PopularProductsProps) {
  const {isPending, refresh} = useProductsRefresh(products && REFRESHED);
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby="popular" className="page pt-6 pb-12 sm:py-16">
      <h2 id="popular" className="mb-4 text-heading sm:mb-8">
        {HOME_COPY.popular}
      </h2>
      {products ? (
        <>
          <ProductGrid products={products} renderBuy={renderBuy} />
          <p className="mt-8 text-center">
            <Link to="/products" prefetch="intent" className={buttonStyle({tone: 'outline'})}>
              {HOME_COPY.viewAll}
            </Link>
          </p>
        </>
      ) : (
        <ProductsFailed isPending={isPending} onRetry={refresh} />
      )}
    </section>
  );
}
