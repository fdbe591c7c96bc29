import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {logRecoveredError} from '~/ui/log-recovered-error';
import {tolerateSkippedTransitions} from '~/ui/tolerate-skipped-transitions';

tolerateSkippedTransitions(document);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {onRecoverableError: logRecoveredError},
  );
});
