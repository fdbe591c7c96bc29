import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {screenOf, type CatalogScreenName} from './screen-of';

const PATIENCE_MS = 200;

/**
 * Tells which screen of the catalogue the shopper is waiting for, once they have waited long enough to wonder.
 * @returns null while no other screen is on its way, or has been for less than 200 ms
 */
export function usePendingScreen(): CatalogScreenName | null {
  const {awaitedPath, path} = useAwaitedPath();
  const awaited = awaitedPath !== null && awaitedPath !== path ? screenOf(awaitedPath) : null;
  const isOverdue = useIsOverdue(awaited);
  useEffect(() => {
    // The router has noted where the old screen stood; what replaces it begins at its top.
    if (isOverdue) window.scrollTo(0, 0);
  }, [isOverdue]);
  return isOverdue ? awaited : null;
}

/** @returns whether this screen has been waiting for other results of its own for 200 ms. */
export function usePendingResults(): boolean {
  const {awaitedPath, path} = useAwaitedPath();
  return useIsOverdue(awaitedPath === path ? path : null);
}

function useAwaitedPath() {
  const {state, location} = useNavigation();
  const path = useLocation().pathname;
  return {awaitedPath: state === 'loading' && location ? location.pathname : null, path};
}

/** @returns whether the same thing has been awaited for 200 ms. */
function useIsOverdue(awaited: string | null): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (awaited === null) return;
    const timer = setTimeout(() => setOverdue(awaited), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOverdue(null);
    };
  }, [awaited]);
  return awaited !== null && overdue === awaited;
}
