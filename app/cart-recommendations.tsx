import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {AddToCart} from '~/features/cart/AddToCart';
import type {ProductCardView} from '~/features/catalog/model/product-view';
import type {RenderBuy} from '~/features/catalog/shelf/ProductGrid';
import {Recommendations} from '~/features/recommendations/Recommendations';
import {RecommendationsSkeleton} from '~/features/recommendations/RecommendationsSkeleton';
import {recommendationsTitle} from '~/features/recommendations/recommendations-copy';
import {useRecommendations} from '~/features/recommendations/use-recommendations';

const renderBuy: RenderBuy = ({variantId, title, isAvailable}) => (
  <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} size="sm" tone="outline" />
);

/** Recommends products in the cart drawer. It combines catalog and cart in a module that is loaded on first use. */
export function DrawerRecommendations({inCart}: {readonly inCart: readonly string[]}) {
  return <Recommendations {...useRecommendations(inCart)} renderBuy={renderBuy} />;
}

interface PageRecommendationsProps {
  readonly products: Promise<readonly ProductCardView[]>;
  /** Whether the products were picked for an empty cart. */
  readonly forEmptyCart: boolean;
  readonly isCartEmpty: boolean;
}

/** Recommends products on the cart page, where the server streams them. */
export function PageRecommendations({products, ...titleFacts}: PageRecommendationsProps) {
  return (
    <Suspense fallback={<RecommendationsSkeleton />}>
      <Await resolve={products} errorElement={null}>
        {(loaded) => (
          <Recommendations title={recommendationsTitle(titleFacts)} products={loaded} renderBuy={renderBuy} />
        )}
      </Await>
    </Suspense>
  );
}
