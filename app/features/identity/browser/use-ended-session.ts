import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef, useState} from 'react';

interface Seen {
  /** The page has found nobody signed in. */
  readonly isNobody: boolean;
  /** The frame around it, which outlives navigations, still shows somebody. */
  readonly showsSomebody: boolean;
}

/**
 * Some request in the background may have been the first to find the session over: then nothing is left to tell the page
 * so, and the frame is told and loaded anew.
 * @returns whether that was so
 */
export function useEndedSession({isNobody, showsSomebody}: Seen): boolean {
  const {revalidate} = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  const [hasEnded, setHasEnded] = useState(false);
  const isStale = isNobody && showsSomebody;
  useEffect(() => {
    if (!isStale) return;
    setHasEnded(true);
    refresh.current();
  }, [isStale]);
  useEffect(() => {
    if (!isNobody) setHasEnded(false);
  }, [isNobody]);
  return hasEnded;
}
