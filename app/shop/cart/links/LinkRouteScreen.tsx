import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {LinkScreens, type LinkFacts} from './LinkScreens';

// Few visits begin with such a link, so browsers load its screens on demand; the server bundles them.
const Screens = import.meta.env.SSR
  ? LinkScreens
  : serverRenderedLazy(async () => (await import('./LinkScreens')).LinkScreens);

export function LinkRouteScreen(link: LinkFacts) {
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <Screens {...link} />
    </Suspense>
  );
}

interface LinkErrorScreenProps {
  /** Rendered for any other error. */
  readonly otherwise: ReactNode;
}

/** The error boundary of link routes: an invalid link is a 410. */
export function LinkErrorScreen({otherwise}: LinkErrorScreenProps) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 410 ? <LinkRouteScreen kind="bad" /> : otherwise;
}
