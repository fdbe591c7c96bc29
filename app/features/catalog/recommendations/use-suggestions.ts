import {useEffect, useState} from 'react';
import type {ProductCardView} from '../model/product-view';
import {suggestionsTitle} from './suggestions-copy';
import {suggestionsPath} from './suggestions-request';

interface SuggestionsState {
  readonly title: string;
  /** None while they are on their way or when they do not come. */
  readonly products: readonly ProductCardView[];
}

/**
 * Asks once what goes well with a cart. What is added afterwards stays in the list: a button that vanishes under the
 * finger would take the focus with it.
 */
export function useSuggestions(inCart: readonly string[]): SuggestionsState {
  const isCartEmpty = inCart.length === 0;
  const [{path, forEmptyCart}] = useState(() => ({path: suggestionsPath(inCart), forEmptyCart: isCartEmpty}));
  const [products, setProducts] = useState<readonly ProductCardView[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(path, {signal: controller.signal})
      .then((response) => (response.ok ? (response.json() as Promise<readonly ProductCardView[]>) : []))
      .then(setProducts, () => undefined);
    return () => controller.abort();
  }, [path]);
  return {title: suggestionsTitle({forEmptyCart, isCartEmpty}), products};
}
