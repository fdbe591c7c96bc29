import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {logRecoveredError} from '~/ui/log-recovered-error';
import {tolerateSkippedTransitions} from '~/ui/tolerate-skipped-transitions';

tolerateSkippedTransitions(document);

/**
 * Decodes the page's data before React renders: Remix would begin in its first render and suspend until the end. React 18
 * cannot suspend while it hydrates for a click; it throws error 345, and the click is lost.
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
