import {useLocation, useSubmit} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {whenIdle} from '~/ui/when-idle';
import {AccountReasons} from '../AccountReasons';
import {ONE_TAP_COPY} from './one-tap-copy';
import {ONE_TAP_SLOT_ID} from './one-tap-offer';

/** Pages for browsing. All others have forms, lead to the checkout or must not load scripts of other sites. */
const BROWSING = /^\/(?:$|(?:products|about|recipes|faqs|shipping-returns)\/?$|product\/|collections\/|recipes\/)/;
const QUIET_MS = 2_000;

/**
 * The slot of Google's prompt, in the flow of the page, where it covers nothing. The prompt loads once the browser is
 * idle, and its failures are ignored.
 */
export function OneTapPrompt({isOffered}: {readonly isOffered: boolean}) {
  const {pathname} = useLocation();
  const submit = useSubmit();
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    if (!isOffered || !BROWSING.test(pathname)) return;
    const end = new AbortController();
    const begin = async () => {
      if (end.signal.aborted) return;
      const {showOneTap} = await import('./one-tap');
      await showOneTap((fields, action) => send.current(fields, {method: 'post', action}), end.signal);
    };
    const timer = setTimeout(() => whenIdle(() => void begin().catch(() => undefined)), QUIET_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isOffered, pathname]);
  return (
    <aside
      data-print="hidden"
      aria-label={ONE_TAP_COPY.title}
      className="page my-10 has-[[data-slot=one-tap]:empty]:hidden"
    >
      <div className="grid items-center gap-6 rounded-card bg-surface p-4 sm:p-8 md:grid-cols-2 md:gap-10">
        <div>
          <h2 className="text-heading">{ONE_TAP_COPY.title}</h2>
          <AccountReasons className="mt-4" />
        </div>
        <div id={ONE_TAP_SLOT_ID} data-slot="one-tap" className="min-w-0 justify-self-center scheme-light" />
      </div>
    </aside>
  );
}
