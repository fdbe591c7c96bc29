import {RealtimeClient} from '@supabase/supabase-js';
import type {SubscriptionOptions} from './subscription-options';
import type {RealtimeToken} from './realtime-token';
import {webSocketOrigin} from './websocket-origin';

/** Longer than two heartbeats, because the client requests its token at each of them. */
const REFRESH_BEFORE_MS = 60_000;

/** The event after which a topic receives nothing more: a new token names the next topic, or none. */
const MOVED = 'moved';

/** Subscribes to the topic of a token once and resolves when the subscription ends, for whatever reason. */
export type SubscribeToTopic = (
  options: Pick<SubscriptionOptions, 'fetchToken' | 'onMessage' | 'signal'> & {
    readonly token: RealtimeToken;
    readonly onOpen: () => void;
  },
) => Promise<void>;

/** Creates a subscriber that uses one WebSocket for the whole page and one topic at a time. */
export function createTopicSubscriber(): SubscribeToTopic {
  let client: RealtimeClient | undefined;
  let getToken: () => Promise<string>;
  return async ({token, fetchToken, onMessage, onOpen, signal}) => {
    const controller = new AbortController();
    const ended = new Promise<void>((resolve) => controller.signal.addEventListener('abort', () => resolve()));
    const end = () => controller.abort();
    signal.addEventListener('abort', end, {signal: controller.signal});
    getToken = createTokenSource(token, () => fetchToken(controller.signal), end);
    client ??= new RealtimeClient(`${webSocketOrigin(token.url)}/realtime/v1`, {
      params: {apikey: token.key},
      accessToken: () => getToken(),
    });
    // A channel joined before the token is set is never authorized later and receives no messages.
    await client.setAuth();
    if (!signal.aborted) {
      client
        .channel(token.topic, {config: {private: true}})
        .on('broadcast', {event: '*'}, ({event, payload}) =>
          event === MOVED ? end() : onMessage({event, payload: (payload ?? {}) as Record<string, unknown>}),
        )
        .subscribe((status) => (status === 'SUBSCRIBED' ? onOpen() : end()));
      await ended;
    }
    await client.removeAllChannels();
  };
}

/**
 * Returns a function that resolves to the current token, refreshed shortly before it expires.
 * @param onDenied called when the storefront no longer issues a token
 */
function createTokenSource(
  first: RealtimeToken,
  fetchToken: () => Promise<RealtimeToken | null>,
  onDenied: () => void,
): () => Promise<string> {
  let current = first;
  return async () => {
    if (current.expiresAtMs - Date.now() > REFRESH_BEFORE_MS) return current.token;
    // If the refresh fails, the current token is used until it expires; the next heartbeat tries again.
    const next = await fetchToken().catch(() => current);
    if (next) current = next;
    else onDenied();
    return current.token;
  };
}
