import {Outlet} from '@remix-run/react';
import {useUncaughtErrors} from '~/features/shell/errors/use-uncaught-errors';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';

/** Around every route: an error of its own is shown here, inside the document, header and footer as they stand. */
export default function Screen() {
  useUncaughtErrors();
  return <Outlet />;
}
