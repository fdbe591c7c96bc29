import {useLocation, useNavigation} from '@remix-run/react';
import {useIsLate} from '~/ui/use-is-late';
import {readAppendsTo} from './appending-state';
import {toCatalogScreen, type CatalogScreenName} from './to-catalog-screen';

export interface PendingScreen {
  /** Null without a pending navigation to another catalog screen. */
  readonly pending: CatalogScreenName | null;
  /** Whether it has been loading for 200 ms. */
  readonly isLate: boolean;
}

/** @returns the catalog screen that is loading, from any page of the shop */
export function usePendingScreen(): PendingScreen {
  const {pendingPath, path} = usePendingPath();
  const pending = pendingPath !== null && pendingPath !== path ? toCatalogScreen(pendingPath) : null;
  return {pending, isLate: useIsLate(pending)};
}

/** @returns whether other results of the same page have been loading for 200 ms, instead of the shown ones */
export function usePendingResults(): boolean {
  const {pendingPath, path, isAppending} = usePendingPath();
  return useIsLate(pendingPath === path && !isAppending ? path : null);
}

function usePendingPath() {
  const {state, location} = useNavigation();
  const path = useLocation().pathname;
  return {
    pendingPath: state === 'loading' && location ? location.pathname : null,
    path,
    isAppending: readAppendsTo(location?.state) !== null,
  };
}
