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
    // React recovers from hydration errors, such as those caused by browser extensions: only logged, no error screen.
    {onRecoverableError: console.error},
  );
});
