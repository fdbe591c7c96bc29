import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import {Recommendations} from '~/shop/catalog/recommendations/Recommendations';
import {RecommendationsSkeleton} from '~/shop/catalog/recommendations/RecommendationsSkeleton';
import {recommendationsTitle} from '~/shop/catalog/recommendations/recommendations-copy';
import type {RecommendationsRequest} from '~/shop/catalog/recommendations/recommendations-request';
import {useRecommendations} from '~/shop/catalog/recommendations/use-recommendations';
import {BuyButton} from './BuyButton';

const renderBuy: RenderBuy = (product) => <BuyButton product={product} size="sm" tone="outline" />;

/** Recommends products in the cart drawer. It combines catalog and cart in a module that is loaded on first use. */
export function DrawerRecommendations({cart}: {readonly cart: RecommendationsRequest}) {
  return <Recommendations {...useRecommendations(cart)} renderBuy={renderBuy} />;
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
