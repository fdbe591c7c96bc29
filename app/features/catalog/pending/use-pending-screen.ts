import {useLocation, useNavigation} from '@remix-run/react';
import {useIsLate} from '~/ui/use-is-late';
import {toCatalogScreen, type CatalogScreenName} from './to-catalog-screen';

/** A screen of the catalogue that the shopper goes to. */
export interface PendingScreen {
  /** Null while no other screen is on its way. */
  readonly awaited: CatalogScreenName | null;
  /** Whether they have waited for 200 ms: long enough to wonder. */
  readonly isLate: boolean;
}

/** Tells which screen of the catalogue is on its way, from wherever in the shop. */
export function usePendingScreen(): PendingScreen {
  const {awaitedPath, path} = useAwaitedPath();
  const awaited = awaitedPath !== null && awaitedPath !== path ? toCatalogScreen(awaitedPath) : null;
  return {awaited, isLate: useIsLate(awaited)};
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
