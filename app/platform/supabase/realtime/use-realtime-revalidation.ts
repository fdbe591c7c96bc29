import {useRevalidator} from '@remix-run/react';
import type {ConnectionState, RealtimeConnection} from './realtime-connection';
import {useRealtimeReload} from './use-realtime-reload';

/**
 * Keeps a page current by revalidating its loaders.
 * @param event the event of the messages that concern the page
 * @returns the state of the connection
 */
export function useRealtimeRevalidation(connection: RealtimeConnection, event: string): ConnectionState {
  const {revalidate, state} = useRevalidator();
  return useRealtimeReload(connection, event, {isLoading: state !== 'idle', load: revalidate});
}
