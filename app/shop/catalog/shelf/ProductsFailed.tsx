import {Suspense} from 'react';
import {ProductsFailedAlert as EagerProductsFailedAlert, type ProductsFailedAlertProps} from './ProductsFailedAlert';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';

const ProductsFailedAlert = import.meta.env.SSR
  ? EagerProductsFailedAlert
  : serverRenderedLazy(() => import('./ProductsFailedAlert').then((module) => module.ProductsFailedAlert));

/** Loads the alert about missing products lazily. */
export function ProductsFailed(props: ProductsFailedAlertProps) {
  return (
    <Suspense>
      <ProductsFailedAlert {...props} />
    </Suspense>
  );
}
