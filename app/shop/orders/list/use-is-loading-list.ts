import {useLocation, useNavigation} from '@remix-run/react';
import {useIsLate} from '~/ui/use-is-late';

/** Returns whether a page of the list has been loading for long enough to show it. */
export function useIsLoadingList(): boolean {
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  return useIsLate(state === 'loading' && location.pathname === pathname);
}
