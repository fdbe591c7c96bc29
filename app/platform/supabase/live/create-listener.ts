import {RealtimeClient} from '@supabase/supabase-js';
import type {Listening} from './keep-listening';
import {liveOrigin} from './live-origin';
import type {LiveToken} from './live-token';

/** Longer than two heartbeats: the client asks for its token at each of them. */
const RENEW_BEFORE_MS = 60_000;

/** Joins the topic of a token once. @returns when that is over, for whatever reason */
export type Listen = (
  heard: Pick<Listening, 'askToken' | 'hear' | 'signal'> & {readonly token: LiveToken; readonly onOpen: () => void},
) => Promise<void>;

/** @returns what listens over one socket at a time, which is the page's only one */
export function createListener(): Listen {
  let client: RealtimeClient | undefined;
  let current: () => Promise<string>;
  return async ({token, askToken, hear, onOpen, signal}) => {
    const hangUp = new AbortController();
    const ended = new Promise<void>((resolve) => hangUp.signal.addEventListener('abort', () => resolve()));
    const end = () => hangUp.abort();
    signal.addEventListener('abort', end, {signal: hangUp.signal});
    current = renewed(token, () => askToken(hangUp.signal), end);
    client ??= new RealtimeClient(`${liveOrigin(token.url)}/realtime/v1`, {
      params: {apikey: token.key},
      accessToken: () => current(),
    });
    // A join that leaves before the token is known is never corrected, and hears nothing.
    await client.setAuth();
    if (!signal.aborted) {
      client
        .channel(token.topic, {config: {private: true}})
        .on('broadcast', {event: '*'}, ({event, payload}) => hear({event, payload: payload ?? {}}))
        .subscribe((status) => (status === 'SUBSCRIBED' ? onOpen() : end()));
      await ended;
    }
    await client.removeAllChannels();
  };
}

/**
 * @param over called when nobody may hear any more
 * @returns the token in use; a new one shortly before it expires
 */
function renewed(first: LiveToken, ask: () => Promise<LiveToken | null>, over: () => void): () => Promise<string> {
  let known = first;
  return async () => {
    if (known.expiresAtMs - Date.now() > RENEW_BEFORE_MS) return known.token;
    // Without an answer the one at hand is used up; the next heartbeat asks again.
    const next = await ask().catch(() => known);
    if (next) known = next;
    else over();
    return known.token;
  };
}
