import {useLocation, useNavigation} from '@remix-run/react';
import {useIsLate} from '~/ui/use-is-late';

/** @returns whether a page of the list is on its way, and has been for long enough to be worth a word */
export function useIsLoadingList(): boolean {
  const {pathname} = useLocation();
  const {state, location} = useNavigation();
  return useIsLate(state === 'loading' && location.pathname === pathname);
}
