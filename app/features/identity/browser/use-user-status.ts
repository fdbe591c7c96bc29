import {useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';

// Nothing of this is needed before the page can be used.
const load = () => import('./user-status');

/** Keeps this page true to who is signed in, in whichever tab that changes. @param change what may have changed it */
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
        stop = followUserStatus(() => refresh.current());
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
