import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense} from 'react';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {PopularDishes as ServerPopularDishes} from './PopularDishes';

export interface UnknownPageData {
  readonly popular: readonly ProductCardView[];
}

// Few visits lead to a missing page, so browsers load its dishes on demand; the server bundles them.
const PopularDishes = import.meta.env.SSR
  ? ServerPopularDishes
  : serverRenderedLazy(async () => (await import('./PopularDishes')).PopularDishes);

/** The error boundary of routes whose missing pages offer dishes to go on with; their loaders throw `unknownPage`. */
export function UnknownPage() {
  const error = useRouteError();
  const found = isRouteErrorResponse(error) && error.status === 404 ? (error.data as UnknownPageData | null) : null;
  return (
    <>
      <RouteErrorScreen />
      {found && found.popular.length > 0 && (
        <Suspense>
          <PopularDishes products={found.popular} />
        </Suspense>
      )}
    </>
  );
}
