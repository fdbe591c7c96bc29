import {useLocation, useSubmit} from '@remix-run/react';
import {useEffect, useRef} from 'react';

/** Pages about signing in have their own ways, and those a mail leads to load nothing of anybody else. */
const NOT_HERE = /^\/(?:auth|login|profile|account|_t|order\/guest)(?:\/|$)/;
const QUIET_MS = 2_000;

/** Lets Google offer to sign a guest in, once the page has nothing else to do. Whatever fails of it, the page does not. */
export function useOneTap(isOffered: boolean): void {
  const isHere = !NOT_HERE.test(useLocation().pathname);
  const submit = useSubmit();
  const send = useRef(submit);
  send.current = submit;
  useEffect(() => {
    if (!isOffered || !isHere) return;
    const end = new AbortController();
    const begin = async () => {
      if (end.signal.aborted) return;
      const {showOneTap} = await import('./one-tap');
      await showOneTap((fields, action) => send.current(fields, {method: 'post', action}), end.signal);
    };
    const timer = setTimeout(() => {
      const whenIdle = window.requestIdleCallback ?? ((run: () => void) => run());
      whenIdle(() => void begin().catch(() => undefined));
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isOffered, isHere]);
}
