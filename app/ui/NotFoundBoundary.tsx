import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ComponentType, type ReactNode} from 'react';

interface NotFoundBoundaryProps {
  /** The screen for what does not exist; it may be lazy. */
  readonly screen: ComponentType;
  /** Rendered for any other error. */
  readonly otherwise: ReactNode;
}

/** The error boundary of routes that have a screen of their own for what does not exist. */
export function NotFoundBoundary({screen: Screen, otherwise}: NotFoundBoundaryProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return otherwise;
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <Screen />
    </Suspense>
  );
}
