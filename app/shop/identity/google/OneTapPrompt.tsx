import {useLocation, useSubmit} from '@remix-run/react';
import {useEffect, useRef, useState, type ComponentType} from 'react';
import {whenIdle} from '~/ui/when-idle';
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
  const [Words, setWords] = useState<ComponentType | null>(null);
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    if (!isOffered || !BROWSING.test(pathname)) return;
    const end = new AbortController();
    const begin = async () => {
      if (end.signal.aborted) return;
      const [{showOneTap}, {OneTapWords}] = await Promise.all([import('./one-tap'), import('./OneTapWords')]);
      setWords(() => OneTapWords);
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
      className="page my-10 grid items-center gap-6 rounded-card bg-surface py-6 has-[>:empty]:hidden md:grid-cols-2"
    >
      {Words && <Words />}
      <div id={ONE_TAP_SLOT_ID} className="justify-self-center scheme-light" />
    </aside>
  );
}
