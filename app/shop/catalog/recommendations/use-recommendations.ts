import {useEffect, useState} from 'react';
import type {ProductCardView} from '../model/product-view';
import {recommendationsTitle} from './recommendations-copy';
import {recommendationsPath, type RecommendationsRequest} from './recommendations-request';

interface RecommendationsState {
  readonly title: string;
  /** Empty while loading and after a failure. */
  readonly products: readonly ProductCardView[];
}

/**
 * Loads the recommendations for a cart once. Products stay in the list after they are added to the cart: removing them
 * would remove the focused button.
 */
export function useRecommendations(cart: RecommendationsRequest): RecommendationsState {
  const isCartEmpty = cart.inCart.length === 0;
  const [{path, forEmptyCart}] = useState(() => ({path: recommendationsPath(cart), forEmptyCart: isCartEmpty}));
  const [products, setProducts] = useState<readonly ProductCardView[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(path, {signal: controller.signal})
      .then((response) => (response.ok ? response.json<readonly ProductCardView[]>() : []))
      .then(setProducts, () => undefined);
    return () => controller.abort();
  }, [path]);
  return {title: recommendationsTitle({forEmptyCart, isCartEmpty}), products};
}
