import {useRouteError} from '@remix-run/react';
import {lazy, Suspense} from 'react';
import {Button} from '~/ui/Button';
import {SHELL_COPY} from '../shell-copy';
import {ErrorScreens, type ErrorScreensProps} from './ErrorScreens';

// Browsers load the screens with the first error; the server bundles them and renders them immediately.
const Screens = import.meta.env.SSR
  ? ErrorScreens
  : lazy(() =>
      import('./ErrorScreens').then(
        (module) => ({default: module.ErrorScreens}),
        () => ({default: OfflineScreen}),
      ),
    );

/** The error boundary of routes. */
export function RouteErrorScreen({scope}: Pick<ErrorScreensProps, 'scope'>) {
  return (
    <Suspense fallback={<div className="min-h-[60dvh]" />}>
      <Screens error={useRouteError()} scope={scope} />
    </Suspense>
  );
}

/** Shown if the error screens cannot be loaded. */
function OfflineScreen() {
  return (
    <section
      role="alert"
      className="page grid min-h-[60dvh] place-content-center justify-items-center gap-6 text-center"
    >
      <p className="text-lead">{SHELL_COPY.offline}</p>
      <Button onClick={() => window.location.reload()}>{SHELL_COPY.reload}</Button>
    </section>
  );
}
