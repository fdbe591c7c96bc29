import {useEffect, useRef, useSyncExternalStore} from 'react';
import type {ConnectionState, RealtimeConnection} from './realtime-connection';

const POLL_MS = 60_000;
/** Longer than a load takes: a message received during the load may be missing from the loaded data. */
const RECENT_MESSAGE_MS = 5_000;

interface Reload {
  readonly isLoading: boolean;
  readonly load: () => void;
}

/**
 * Keeps data current: reloads them when a message arrives, when the connection opens after a gap, and every minute
 * while it is paused and the page is visible.
 * @param event the event of the messages that concern the data
 * @returns the state of the connection
 */
export function useRealtimeReload(
  connection: RealtimeConnection,
  event: string,
  {isLoading, load}: Reload,
): ConnectionState {
  const state = useSyncExternalStore(connection.onState, connection.state, () => 'off' as const);
  const isPending = useRef(false);
  const request = useRef(() => undefined as void);
  request.current = () => {
    // Messages received during a load may be missing from its result, so they cause one more load.
    isPending.current = isLoading;
    if (!isLoading) load();
  };
  useEffect(() => {
    if (!isLoading && isPending.current) request.current();
  }, [isLoading]);
  useEffect(
    () => connection.onMessage((message) => void (message.event === event && request.current())),
    [connection, event],
  );
  useEffect(() => {
    if (Date.now() - connection.lastMessageAtMs() < RECENT_MESSAGE_MS) request.current();
  }, [connection]);
  const previousState = useRef(state);
  useEffect(() => {
    // Data loaded before the connection opened may lack changes, those of the first render included.
    if (state === 'open' && previousState.current !== 'open') request.current();
    previousState.current = state;
    if (state !== 'paused') return;
    const timer = setInterval(() => void poll(() => request.current()), POLL_MS);
    return () => clearInterval(timer);
  }, [state]);
  return state;
}

/** Reloads only if the storefront answers: a failed revalidation would replace the page by an error. */
async function poll(refresh: () => void): Promise<void> {
  if (document.hidden) return;
  const response = await fetch('/health', {method: 'HEAD'}).catch(() => null);
  if (response?.ok) refresh();
}
