import {useNavigation, useRevalidator} from '@remix-run/react';
import type {ConnectionState, RealtimeConnection} from './realtime-connection';
import {useRealtimeReload} from './use-realtime-reload';

/**
 * Keeps a page current by revalidating its loaders. A navigation finishes first: a revalidation in the middle would
 * restart it.
 * @param event the event of the messages that concern the page
 * @param onLoad called before each revalidation
 * @returns the state of the connection
 */
export function useRealtimeRevalidation(
  connection: RealtimeConnection,
  event: string,
  onLoad?: () => void,
): ConnectionState {
  const {revalidate, state} = useRevalidator();
  const navigation = useNavigation();
  return useRealtimeReload(connection, event, {
    isLoading: state !== 'idle' || navigation.state !== 'idle',
    load: () => {
      onLoad?.();
      revalidate();
    },
  });
}
