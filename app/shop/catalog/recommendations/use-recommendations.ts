import {useEffect, useState} from 'react';
import type {ProductCardView} from '../model/product-view';
import {recommendationsTitle} from './recommendations-copy';
import {recommendationsPath} from './recommendations-request';

interface RecommendationsState {
  readonly title: string;
  /** Empty while loading and after a failure. */
  readonly products: readonly ProductCardView[];
}

/**
 * Loads the recommendations for a cart once. Products stay in the list after they are added to the cart: removing them
 * would remove the focused button.
 */
export function useRecommendations(inCart: readonly string[]): RecommendationsState {
  const isCartEmpty = inCart.length === 0;
  const [{path, forEmptyCart}] = useState(() => ({path: recommendationsPath(inCart), forEmptyCart: isCartEmpty}));
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
