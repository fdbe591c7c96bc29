import {useEffect, useState} from 'react';
import type {ProductCardView} from '../model/product-view';
import {recommendationsTitle} from './recommendations-copy';
import {recommendationsPath} from './recommendations-request';

interface RecommendationsState {
  readonly title: string;
  /** None while they are on their way or when they do not come. */
  readonly products: readonly ProductCardView[];
}

/**
 * Asks once what goes well with a cart. What is added afterwards stays in the list: a button that vanishes under the
 * finger would take the focus with it.
 */
export function useRecommendations(inCart: readonly string[]): RecommendationsState {
  const isCartEmpty = inCart.length === 0;
  const [{path, forEmptyCart}] = useState(() => ({path: recommendationsPath(inCart), forEmptyCart: isCartEmpty}));
  const [products, setProducts] = useState<readonly ProductCardView[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(path, {signal: controller.signal})
      .then((response) => (response.ok ? (response.json() as Promise<readonly ProductCardView[]>) : []))
      .then(setProducts, () => undefined);
    return () => controller.abort();
  }, [path]);
  return {title: recommendationsTitle({forEmptyCart, isCartEmpty}), products};
}
