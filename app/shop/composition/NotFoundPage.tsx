import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {PopularDishes as ServerPopularDishes} from './PopularDishes';

export interface NotFoundPageData {
  readonly popular: readonly ProductCardView[];
}

// Few visits lead to a missing page, so browsers load its dishes on demand; the server bundles them.
const PopularDishes = import.meta.env.SSR
  ? ServerPopularDishes
  : serverRenderedLazy(async () => (await import('./PopularDishes')).PopularDishes);

interface NotFoundPageProps {
  /** Rendered above the dishes, and for any other error; the screens of all routes by default. */
  readonly screen?: ReactNode;
}

/** The error boundary of routes that offer dishes in place of what does not exist; their loaders throw `notFoundPage`. */
export function NotFoundPage({screen = <RouteErrorScreen />}: NotFoundPageProps) {
  const error = useRouteError();
  const found = isRouteErrorResponse(error) && error.status === 404 ? (error.data as NotFoundPageData | null) : null;
  return (
    <>
      {screen}
      {found && found.popular.length > 0 && (
        <Suspense>
          <PopularDishes products={found.popular} />
        </Suspense>
      )}
    </>
  );
}
