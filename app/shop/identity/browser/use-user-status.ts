import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {stopWaitingForUse} from '~/ui/when-used';

// Loaded on demand, because the page works without it.
const load = () => import('./user-status');

/** Reloads the page's data when another tab signs in or out. @param change the flash notice of this page, if any */
export function useUserStatus(change: {readonly hasViewerChanged: boolean} | null): void {
  const {revalidate} = useRevalidator();
  const refresh = useRef(revalidate);
  refresh.current = revalidate;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    load().then(
      ({clearOldStorage, followUserStatus}) => {
        if (isGone) return;
        clearOldStorage();
        stop = followUserStatus(() => {
          stopWaitingForUse();
          refresh.current();
        });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  useEffect(() => {
    if (change?.hasViewerChanged)
      load().then(
        ({announceUserStatus}) => announceUserStatus(),
        () => undefined,
      );
  }, [change]);
}
