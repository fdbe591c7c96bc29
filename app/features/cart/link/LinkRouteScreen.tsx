import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {serverDrawnPart} from '~/ui/server-drawn-part';
import {LinkScreens, type LinkFacts} from './LinkScreens';

// Few visits begin with such a link, so browsers fetch its screens then; on the server they are at hand.
const Screens = import.meta.env.SSR
  ? LinkScreens
  : serverDrawnPart(async () => (await import('./LinkScreens')).LinkScreens);

/** The screen of a route that links lead to. */
export function LinkRouteScreen(link: LinkFacts) {
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <Screens {...link} />
    </Suspense>
  );
}

interface LinkErrorScreenProps {
  /** The screen for any other error. */
  readonly otherwise: ReactNode;
}

/** The page for a link that does not work, answered 410. */
export function LinkErrorScreen({otherwise}: LinkErrorScreenProps) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 410 ? <LinkRouteScreen kind="bad" /> : otherwise;
}
