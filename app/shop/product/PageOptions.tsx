import {useLayoutEffect} from 'react';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {OptionPicker} from './OptionPicker';
import {useShownProduct} from './use-shown-product';

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
