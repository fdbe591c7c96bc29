import {useNavigation} from '@remix-run/react';
import {useLayoutEffect, useMemo} from 'react';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {toShownMedia} from '~/shop/catalog/model/to-shown-media';
import {chooseVariant} from './choose-variant';
import {OptionPicker} from './OptionPicker';

interface PageOptionsProps {
  /** The product with the variant of the address. */
  readonly product: ProductView;
  /** Called with what is shown while the page of a choice loads; null if it is the variant of the address. */
  readonly onPending: (pending: ProductView | null) => void;
}

/** The options on the page of a product. */
export function PageOptions({product, onPending}: PageOptionsProps) {
  const shown = useShownProduct(product);
  useLayoutEffect(() => onPending(shown === product ? null : shown), [shown, product, onPending]);
  return <OptionPicker product={shown} />;
}

/** Returns the product with the variant that the shopper has just chosen, while its page loads. */
function useShownProduct(product: ProductView): ProductView {
  const {state, location} = useNavigation();
  // Each variant has its own plans and their prices, which only the server knows.
  const path = state === 'loading' && !product.plans ? location.pathname + location.search : null;
  return useMemo(() => {
    const chosen = path === null ? product : chooseVariant(product, path);
    if (chosen === product) return product;
    // What the variant consists of is known once its page has loaded.
    return {...chosen, components: [], bundles: [], media: toShownMedia(product.media, chosen.picture, product.title)};
  }, [product, path]);
}
