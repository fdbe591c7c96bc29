import {Outlet} from '@remix-run/react';
import {useUncaughtErrors} from '~/features/shell/errors/use-uncaught-errors';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';

/** Wraps every route, so that its errors are shown inside the document, between header and footer. */
export default function Screen() {
  useUncaughtErrors();
  return <Outlet />;
}
