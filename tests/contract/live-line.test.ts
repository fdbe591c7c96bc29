import {randomUUID} from 'node:crypto';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {WebSocket} from 'ws';
import {mintRealtimeToken} from '../../app/platform/supabase/access-token.server';
import {createTopicSubscriber} from '../../app/platform/supabase/realtime/topic-subscriber';
import {maintainSubscription} from '../../app/platform/supabase/realtime/maintain-subscription';
import type {FetchRealtimeToken} from '../../app/platform/supabase/realtime/realtime-token';
import {startLocalBackend, type LocalBackend} from '../support/backend';

let local: LocalBackend;
let sockets: WebSocket[];
let end: AbortController;
const [ada, sessionId] = [randomUUID(), randomUUID()];
const topic = `user:${ada}`;

class WatchedSocket extends WebSocket {
  constructor(address: string) {
    super(address);
    sockets.push(this);
  }
}

beforeAll(async () => {
  local = await startLocalBackend({projectFolder: 'supabase'});
  await local.database.connected(({script}) =>
    script(`insert into public.profiles (user_id) values ('${ada}');
      insert into private.sessions (id, user_id, issuer) values ('${sessionId}', '${ada}', 'shopify')`),
  );
  vi.stubGlobal('WebSocket', WatchedSocket);
});
beforeEach(() => {
  sockets = [];
  end = new AbortController();
});
afterEach(() => end.abort());
afterAll(async () => {
  vi.unstubAllGlobals();
  await local.close();
});

const isOpen = ({readyState}: WebSocket) => readyState === WebSocket.OPEN;
const say = (event: string) =>
  local.database.connected(({script}) => script(`select realtime.send('{}', '${event}', '${topic}', true)`));

/** Mints tokens like the storefront. @param secondsAgo - the age of the tokens */
const tokens = (secondsAgo = 0) =>
  vi.fn<FetchRealtimeToken>(async () => {
    const config = {SUPABASE_JWT_SIGNING_KEY: JSON.stringify(local.keys.imported)};
    const minted = await mintRealtimeToken(config, {topic, sessionId}, Date.now() - secondsAgo * 1000);
    return {...minted, url: local.origin, key: local.config.publishableKey, topic};
  });

/** Subscribes like a page, but with short pauses between retries. */
function listen(fetchToken: FetchRealtimeToken) {
  const received: string[] = [];
  const states: string[] = [];
  const over = maintainSubscription(
    {
      fetchToken,
      onMessage: ({event}) => received.push(event),
      onStateChange: (state) => states.push(state),
      signal: end.signal,
    },
    {
      subscribe: createTopicSubscriber(),
      waitForRetry: () => new Promise((resolve) => setTimeout(resolve, 20)),
      random: () => 0,
    },
  );
  return {received, states, over};
}

describe('the Realtime connection of a page', () => {
  it('receives broadcasts of the database on the topic of its token', async () => {
    const {received, states} = listen(tokens());
    await vi.waitFor(() => expect(states).toEqual(['open']));
    await say('order');
    await vi.waitFor(() => expect(received).toEqual(['order']));
  });

  it('is reopened after an interruption, with one socket and a new token', async () => {
    const fetchToken = tokens();
    const {received, states} = listen(fetchToken);
    for (const cuts of [1, 2, 3]) {
      await vi.waitFor(() => expect(states.at(-1)).toBe('open'), {timeout: 10_000});
      sockets.at(-1)?.terminate();
      await vi.waitFor(() => expect(states.filter((state) => state === 'paused')).toHaveLength(cuts), {
        timeout: 10_000,
      });
    }
    await vi.waitFor(() => expect(states.at(-1)).toBe('open'), {timeout: 10_000});
    await say('order');
    await vi.waitFor(() => expect(received).toEqual(['order']));
    expect(fetchToken).toHaveBeenCalledTimes(4);
    expect(sockets.filter(isOpen)).toHaveLength(1);
  }, 60_000);

  it('refreshes its token before it expires, without an interruption', async () => {
    const [old, fresh] = [tokens(570), tokens()];
    let isFirst = true;
    const {received, states} = listen((signal) => {
      const ask = isFirst ? old : fresh;
      isFirst = false;
      return ask(signal);
    });
    await vi.waitFor(() => expect(fresh).toHaveBeenCalled());
    await vi.waitFor(() => expect(states).toEqual(['open']));
    await say('order');
    await vi.waitFor(() => expect(received).toEqual(['order']));
    expect(states).toEqual(['open']);
  });

  it('closes once the user is signed out', async () => {
    let isSignedIn = true;
    const ask = tokens(570);
    const {over} = listen((signal) => {
      const response = isSignedIn ? ask(signal) : Promise.resolve(null);
      isSignedIn = false;
      return response;
    });
    await over;
    await vi.waitFor(() => expect(sockets.filter(isOpen)).toEqual([]));
  });

  it('closes when it is stopped', async () => {
    const {states, over} = listen(tokens());
    await vi.waitFor(() => expect(states).toEqual(['open']));
    end.abort();
    await over;
    await vi.waitFor(() => expect(sockets.filter(isOpen)).toEqual([]));
  });
});
