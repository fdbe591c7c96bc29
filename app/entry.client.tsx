import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {logRecoveredError} from '~/ui/log-recovered-error';
import {tolerateSkippedTransitions} from '~/ui/tolerate-skipped-transitions';

tolerateSkippedTransitions(document);

/**
 * Decodes the data of the page. Remix begins to in its first render, which suspends until the end. React 18 cannot suspend
 * when it must hydrate at once, for a click before that render: it would throw error 345, and the click would be lost.
 */
async function decodePageData() {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

void decodePageData().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
      {onRecoverableError: logRecoveredError},
    );
  });
});
