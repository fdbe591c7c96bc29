import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {RecipeNotFound} from './RecipeNotFound';

// Few visits lead to a missing recipe, so browsers load its screen on demand; the server bundles it.
const NotFound = import.meta.env.SSR
  ? RecipeNotFound
  : serverRenderedLazy(async () => (await import('./RecipeNotFound')).RecipeNotFound);

interface RecipeErrorScreenProps {
  /** Rendered for any other error. */
  readonly otherwise: ReactNode;
}

/** The error boundary of a recipe's routes. */
export function RecipeErrorScreen({otherwise}: RecipeErrorScreenProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return otherwise;
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <NotFound />
    </Suspense>
  );
}
