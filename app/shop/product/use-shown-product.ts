import {useNavigation} from '@remix-run/react';
import {chooseVariant, type Choosable} from './choose-variant';

/** Returns the product with the variant that the shopper has just chosen, while its page loads. */
export function useShownProduct<Product extends Choosable>(product: Product): Product {
  const {state, location} = useNavigation();
  return state === 'loading' ? chooseVariant(product, location.pathname + location.search) : product;
}
