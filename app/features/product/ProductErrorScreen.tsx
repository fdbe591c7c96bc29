import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {ProductNotFound} from './ProductNotFound';

// Few visits lead to a missing product, so browsers load its screen on demand; the server bundles it.
const NotFound = import.meta.env.SSR
  ? ProductNotFound
  : serverRenderedLazy(async () => (await import('./ProductNotFound')).ProductNotFound);

interface ProductErrorScreenProps {
  /** Rendered for any other error. */
  readonly otherwise: ReactNode;
}

/** The error boundary of a product's routes. */
export function ProductErrorScreen({otherwise}: ProductErrorScreenProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return otherwise;
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <NotFound />
    </Suspense>
  );
}
