import type {FetchRealtimeToken} from './realtime-token';

/** A message that the database broadcasts to a topic. */
export interface RealtimeMessage {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** `off`: not started. `paused`: disconnected and reconnecting. */
export type ConnectionState = 'off' | 'connecting' | 'open' | 'paused';

/** A Realtime connection that receives the messages of one topic. */
export interface RealtimeConnection {
  readonly state: () => ConnectionState;
  /** Returns when the last message arrived, in milliseconds since the epoch; 0 if none did. */
  readonly lastMessageAtMs: () => number;
  /** Subscribes to state changes. @returns the function that unsubscribes */
  onState(listener: () => void): () => void;
  /** Subscribes to messages. @returns the function that unsubscribes */
  onMessage(listener: (message: RealtimeMessage) => void): () => void;
  /** Connects, and reconnects until it is stopped or no token is issued any more. Does nothing if it is started. */
  start(fetchToken: FetchRealtimeToken): void;
  stop(): void;
}

/** Creates a connection that loads the Realtime client when it is started, because most visitors never need it. */
export function createRealtimeConnection(): RealtimeConnection {
  const stateListeners = new Set<() => void>();
  const messageListeners = new Set<(message: RealtimeMessage) => void>();
  let state: ConnectionState = 'off';
  let lastMessageAtMs = 0;
  let controller: AbortController | null = null;
  const setState = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    for (const listener of stateListeners) listener();
  };
  const addTo =
    <Item>(items: Set<Item>) =>
    (item: Item) => {
      items.add(item);
      return () => void items.delete(item);
    };
  const stop = () => {
    controller?.abort();
    controller = null;
    setState('off');
  };
  return {
    state: () => state,
    lastMessageAtMs: () => lastMessageAtMs,
    onState: addTo(stateListeners),
    onMessage: addTo(messageListeners),
    stop,
    start(fetchToken) {
      if (controller) return;
      const {signal} = (controller = new AbortController());
      const unlessAborted = <Args extends unknown[]>(act: (...args: Args) => void) => {
        return (...args: Args) => void (signal.aborted || act(...args));
      };
      const onMessage = unlessAborted((message: RealtimeMessage) => {
        lastMessageAtMs = Date.now();
        for (const listener of messageListeners) listener(message);
      });
      setState('connecting');
      import('./maintain-subscription').then(
        async ({maintainSubscription}) => {
          await maintainSubscription({fetchToken, onMessage, onStateChange: unlessAborted(setState), signal});
          unlessAborted(stop)();
        },
        // The import fails when the page is offline; subscribers poll while the connection is paused.
        unlessAborted(() => setState('paused')),
      );
    },
  };
}

export const userConnection = createRealtimeConnection();
