import {Outlet} from '@remix-run/react';
import {useUncaughtErrors} from './errors/use-uncaught-errors';

export {RouteErrorScreen as ErrorBoundary} from './errors/RouteErrorScreen';

/** Wraps every route, so that its errors are shown inside the document, between header and footer. */
export default function Screen() {
  useUncaughtErrors();
  return <Outlet />;
}
