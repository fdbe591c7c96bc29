import {Suspense} from 'react';
import {ProductsFailedAlert as EagerProductsFailedAlert, type ProductsFailedAlertProps} from './ProductsFailedAlert';
import {serverDrawnPart} from '~/ui/server-drawn-part';

const ProductsFailedAlert = import.meta.env.SSR
  ? EagerProductsFailedAlert
  : serverDrawnPart(() => import('./ProductsFailedAlert').then((module) => module.ProductsFailedAlert));

/** Loads the alert about missing products lazily. */
export function ProductsFailed(props: ProductsFailedAlertProps) {
  return (
    <Suspense>
      <ProductsFailedAlert {...props} />
    </Suspense>
  );
}
