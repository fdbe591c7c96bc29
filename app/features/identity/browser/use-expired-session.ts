import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

interface Seen {
  /** The page has found nobody signed in. */
  readonly isSignedOut: boolean;
  /** The frame around it, which outlives navigations, still shows somebody. */
  readonly showsViewer: boolean;
}

/**
 * Some request in the background may have been the first to find the session over: then nothing is left to tell the page
 * so, and the frame is told and loaded anew.
 * @returns whether that was so
 */
export function useExpiredSession({isSignedOut, showsViewer}: Seen): boolean {
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
