import {useSyncExternalStore} from 'react';

const noSubscription = () => () => {};

/** Returns whether the app is hydrated: false on the server and during hydration, true afterwards. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
