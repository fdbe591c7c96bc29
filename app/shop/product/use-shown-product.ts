import {useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import {chooseVariant, type Choosable} from './choose-variant';

/** Returns the product with the variant that the shopper has just chosen, while its page loads. */
export function useShownProduct<Product extends Choosable>(product: Product): Product {
  const {state, location} = useNavigation();
  const path = state === 'loading' ? location.pathname + location.search : null;
  return useMemo(() => (path === null ? product : chooseVariant(product, path)), [product, path]);
}
