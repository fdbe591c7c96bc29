import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

interface SessionFacts {
  /** Whether the page's loader found no session. */
  readonly isSignedOut: boolean;
  /** Whether the document around it, which outlives navigations, still shows a viewer. */
  readonly showsViewer: boolean;
}

/**
 * Detects a session that a background request found expired, in which case no notice is left, and reloads the document's
 * data.
 * @returns whether the session has expired
 */
export function useExpiredSession({isSignedOut, showsViewer}: SessionFacts): boolean {
  const {revalidate} = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  const [hasExpired, setHasExpired] = useState(false);
  const isStale = isSignedOut && showsViewer;
  useEffect(() => {
    if (!isStale) return;
    setHasExpired(true);
    refresh.current();
  }, [isStale]);
  useEffect(() => {
    if (!isSignedOut) setHasExpired(false);
  }, [isSignedOut]);
  return hasExpired;
}
