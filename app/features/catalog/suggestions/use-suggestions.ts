import {useEffect, useState} from 'react';
import type {ProductCardView} from '../model/product-view';
import {suggestionsPath} from './suggestions-request';

/**
 * Asks once what goes well with a cart. What is added afterwards stays in the list: a button that vanishes under the
 * finger would take the focus with it.
 * @returns products; none while they are on their way or when they do not come
 */
export function useSuggestions(inCart: readonly string[]): readonly ProductCardView[] {
  const [path] = useState(() => suggestionsPath(inCart));
  const [products, setProducts] = useState<readonly ProductCardView[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch(path, {signal: controller.signal})
      .then((response) => (response.ok ? (response.json() as Promise<readonly ProductCardView[]>) : []))
      .then(setProducts, () => undefined);
    return () => controller.abort();
  }, [path]);
  return products;
}
