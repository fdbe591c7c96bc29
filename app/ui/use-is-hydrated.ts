import {useSyncExternalStore} from 'react';

const subscribeToNothing = () => () => {};

/** @returns whether scripts run: false on the server and in the first render over its page, true ever after. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
