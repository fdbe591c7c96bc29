import type {ReactNode} from 'react';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {useShownProduct} from './use-shown-product';

interface ChosenProductProps {
  readonly product: ProductView;
  /** Renders the page of the variant that is chosen. */
  readonly children: (shown: ProductView) => ReactNode;
}

/** Shows a choice at once. A component of its own, because other products have no need to render again with each navigation. */
export const ChosenProduct = ({product, children}: ChosenProductProps) => children(useShownProduct(product));
