import {Suspense} from 'react';
import {ProductsFailedAlert as ReadyProductsFailedAlert, type ProductsFailedAlertProps} from './ProductsFailedAlert';
import {serverDrawnPart} from '~/ui/server-drawn-part';

const ProductsFailedAlert = import.meta.env.SSR
  ? ReadyProductsFailedAlert
  : serverDrawnPart(() => import('./ProductsFailedAlert').then((module) => module.ProductsFailedAlert));

/** The place of the message that stands where products would. */
export function ProductsFailed(props: ProductsFailedAlertProps) {
  return (
    <Suspense>
      <ProductsFailedAlert {...props} />
    </Suspense>
  );
}
