import type {ComponentProps} from 'react';
import {NotFoundBoundary} from '~/ui/NotFoundBoundary';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {ProductNotFound} from './ProductNotFound';

// Few visits lead to a missing product, so browsers load its screen on demand; the server bundles it.
const NotFound = import.meta.env.SSR
  ? ProductNotFound
  : serverRenderedLazy(async () => (await import('./ProductNotFound')).ProductNotFound);

/** The error boundary of a product's routes. */
export const ProductErrorScreen = ({otherwise}: Pick<ComponentProps<typeof NotFoundBoundary>, 'otherwise'>) => (
  <NotFoundBoundary screen={NotFound} otherwise={otherwise} />
);
