import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {tolerateSkippedTransitions} from '~/ui/tolerate-skipped-transitions';

tolerateSkippedTransitions(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    // React recovers from what a browser extension changed before hydration: logged, without an error screen.
    {onRecoverableError: console.error},
  );
});
