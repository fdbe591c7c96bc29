import {useLocation, useNavigation} from '@remix-run/react';
import {useEffect} from 'react';
import {useIsLate} from '~/ui/use-is-late';
import {screenOf, type CatalogScreenName} from './screen-of';

/**
 * Tells which screen of the catalogue the shopper is waiting for, once they have waited long enough to wonder.
 * @returns null while no other screen is on its way, or has been for less than 200 ms
 */
export function usePendingScreen(): CatalogScreenName | null {
  const {awaitedPath, path} = useAwaitedPath();
  const awaited = awaitedPath !== null && awaitedPath !== path ? screenOf(awaitedPath) : null;
  const isOverdue = useIsLate(awaited);
  useEffect(() => {
    // The router has noted where the old screen stood; what replaces it begins at its top.
    if (isOverdue) window.scrollTo(0, 0);
  }, [isOverdue]);
  return isOverdue ? awaited : null;
}

/** @returns whether this screen has been waiting for other results of its own for 200 ms. */
export function usePendingResults(): boolean {
  const {awaitedPath, path} = useAwaitedPath();
  return useIsLate(awaitedPath === path ? path : null);
}

function useAwaitedPath() {
  const {state, location} = useNavigation();
  const path = useLocation().pathname;
  return {awaitedPath: state === 'loading' && location ? location.pathname : null, path};
}
