import {randomUUID} from 'node:crypto';
import type {RealtimeChannel} from '@supabase/supabase-js';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {generateKeys} from '../backend/keys';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../../tests/support/backend';
import {mintToken} from '../../tests/support/backend-people';

const [ADA, BEN] = [randomUUID(), randomUUID()];
let local: LocalBackend;
let service: TestClient;
const opened: TestClient[] = [];

beforeAll(async () => {
  local = await startLocalBackend();
  service = supabaseClient(local, {key: local.config.secretKey});
  const people = [ADA, BEN].map((user_id) => ({user_id, email: `${user_id}@tiffin.example`}));
  await service.from('profiles').insert(people).throwOnError();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((client) => client.removeAllChannels()));
});
afterAll(() => local.close());

/** Creates a client with a token of a user, like the storefront's browser client. */
async function listenerFor(sub: string, more: {vsn?: string; exp?: number} = {}): Promise<TestClient> {
  const {vsn, ...claims} = more;
  const client = supabaseClient(local, {token: () => mintToken(local, {sub, ...claims}), vsn});
  opened.push(client);
  await client.realtime.setAuth();
  return client;
}

function anonymous(): TestClient {
  const client = supabaseClient(local);
  opened.push(client);
  return client;
}

interface ReceivedMessage {
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** Joins a topic. @returns the resulting state and the messages received afterward */
async function join(client: TestClient, topic: string, config: Record<string, unknown> = {private: true}) {
  const received: ReceivedMessage[] = [];
  const channel = client.channel(topic, {config});
  channel.on('broadcast', {event: '*'}, ({event, payload}) => received.push({event, payload}));
  const states: string[] = [];
  const state = await new Promise<string>((resolve) => {
    channel.subscribe((now, error) => {
      states.push(now);
      resolve(error ? `${now}: ${error.message}` : now);
    });
  });
  return {channel, received, state, states};
}

const insertOrder = async (user_id: string): Promise<string> => {
  const {data} = await service.from('orders').insert({user_id, total_minor: 100}).select('id').single().throwOnError();
  return data.id;
};
const ship = (id: string) => service.from('orders').update({status: 'shipped'}).eq('id', id).throwOnError();
const say = (sql: string) => local.database.connected((connection) => connection.script(sql));

describe.each(['1.0.0', '2.0.0'])('protocol %s', (vsn) => {
  it('sends a broadcast of a trigger only to the owner', async () => {
    const ada = await join(await listenerFor(ADA, {vsn}), `user:${ADA}`);
    const ben = await join(await listenerFor(BEN, {vsn}), `user:${BEN}`);
    expect({ada: ada.state, ben: ben.state}).toEqual({ada: 'SUBSCRIBED', ben: 'SUBSCRIBED'});
    const id = await insertOrder(ADA);
    await ship(id);
    await vi.waitFor(() => expect(ada.received).toHaveLength(1));
    expect(ada.received[0]).toMatchObject({
      event: 'order-changed',
      payload: {operation: 'UPDATE', table: 'orders', record: {id, status: 'shipped'}, old_record: {status: 'pending'}},
    });
    expect(ben.received).toEqual([]);
  });

  it('relays broadcasts between clients, and to the sender only on request', async () => {
    const [speaker, listener] = [await listenerFor(ADA, {vsn}), await listenerFor(BEN, {vsn})];
    const from = await join(speaker, 'kitchen', {private: true, broadcast: {ack: true}});
    const to = await join(listener, 'kitchen');
    const printed = {type: 'broadcast' as const, event: 'ready', payload: {dish: 'palak paneer 🍛'}};
    expect(await from.channel.send(printed)).toBe('ok');
    await vi.waitFor(() => expect(to.received).toEqual([{event: 'ready', payload: printed.payload}]));
    expect(from.received).toEqual([]);
  });
});

describe('a private topic', () => {
  it('rejects other users and signed-out callers', async () => {
    const refused = expect.stringMatching(/^CHANNEL_ERROR: Unauthorized/);
    expect((await join(await listenerFor(BEN), `user:${ADA}`)).state).toEqual(refused);
    expect((await join(anonymous(), `user:${ADA}`)).state).toEqual(refused);
  });

  it('is required: a public channel is rejected for every caller', async () => {
    const refused = 'CHANNEL_ERROR: PrivateOnly: This project only allows private channels';
    for (const client of [anonymous(), await listenerFor(ADA), service])
      for (const topic of [`user:${ADA}`, 'kitchen'])
        expect((await join(client, topic, {private: false})).state).toBe(refused);
    await service.removeAllChannels();
  });

  it('does not receive messages of the public topic of the same name', async () => {
    const own = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`select realtime.send('{}', 'public', 'user:${ADA}', false)`);
    await ship(await insertOrder(ADA));
    await vi.waitFor(() => expect(own.received).toHaveLength(1));
    expect(own.received[0]?.event).toBe('order-changed');
  });

  it('accepts messages only from callers with permission to send', async () => {
    const own = await join(await listenerFor(ADA), `user:${ADA}`, {private: true, broadcast: {ack: true, self: true}});
    expect(await own.channel.send({type: 'broadcast', event: 'forged', payload: {}})).toBe('error');
    expect(own.received).toEqual([]);
  });
});

describe('a broadcast of the database', () => {
  it('is dropped on rollback and received in order after a commit', async () => {
    const {received} = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`begin; select realtime.send('{"n": 0}', 'note', 'user:${ADA}'); rollback`);
    await say(
      `select realtime.send('{"n": 1}', 'note', 'user:${ADA}'); select realtime.send('{"n": 2}', 'note', 'user:${ADA}')`,
    );
    await vi.waitFor(() => expect(received.map(({payload}) => payload.n)).toEqual([1, 2]));
  });

  it('can be larger than a notification', async () => {
    const {received} = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`select realtime.send(jsonb_build_object('text', repeat('x', 20000)), 'note', 'user:${ADA}')`);
    await vi.waitFor(() => expect(received[0]?.payload.text).toHaveLength(20_000));
  });

  it('reaches only its owner in a hundred writes', async () => {
    const [ada, ben] = [
      await join(await listenerFor(ADA), `user:${ADA}`),
      await join(await listenerFor(BEN), `user:${BEN}`),
    ];
    for (let n = 0; n < 50; n += 1) {
      await say(
        `select realtime.send('{"for": "ada"}', 'note', 'user:${ADA}'); select realtime.send('{"for": "ben"}', 'note', 'user:${BEN}')`,
      );
    }
    await vi.waitFor(() => expect({ada: ada.received.length, ben: ben.received.length}).toEqual({ada: 50, ben: 50}));
    expect(new Set(ada.received.map(({payload}) => payload.for))).toEqual(new Set(['ada']));
    expect(new Set(ben.received.map(({payload}) => payload.for))).toEqual(new Set(['ben']));
  });
});

describe('a token', () => {
  it('closes the channel when it expires', async () => {
    const exp = Math.floor(Date.now() / 1000) + 2;
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA, exp}));
    const {state, states} = await join(client, `user:${ADA}`);
    expect(state).toBe('SUBSCRIBED');
    await vi.waitFor(() => expect(states).toContain('CLOSED'), {timeout: 5_000});
  });

  it('leaves the channel open when it is refreshed in time', async () => {
    const exp = Math.floor(Date.now() / 1000) + 2;
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA, exp}));
    const {received, states} = await join(client, `user:${ADA}`);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA}));
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(exp + 0.3), {timeout: 5_000});
    await say(`select realtime.send('{"still": "here"}', 'note', 'user:${ADA}')`);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(states).toEqual(['SUBSCRIBED']);
  });

  it('of another user closes a topic that the user may not join', async () => {
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA}));
    const {states} = await join(client, `user:${ADA}`);
    await client.realtime.setAuth(await mintToken(local, {sub: BEN}));
    await vi.waitFor(() => expect(states).toContain('CLOSED'));
  });

  it.each([
    ['has expired', () => mintToken(local, {sub: ADA, exp: 1})],
    ['is signed by another key', async () => mintToken(local, {sub: ADA}, (await generateKeys()).auth)],
  ])('cannot join a topic when it %s', async (_why, token) => {
    const client = supabaseClient(local, {token});
    opened.push(client);
    await client.realtime.setAuth();
    expect((await join(client, `user:${ADA}`)).state).toMatch(/^CHANNEL_ERROR: (InvalidJWTToken|MalformedJWT)/);
  });
});

describe('a broadcast by HTTP', () => {
  const post = (key: string, body: unknown, path = '') =>
    fetch(`${local.origin}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: {apikey: key, 'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
  const note = () => ({messages: [{topic: `user:${ADA}`, event: 'note', payload: {n: 1}, private: true}]});

  it('requires permission to send on the topic', async () => {
    const {received} = await join(await listenerFor(ADA), `user:${ADA}`);
    expect((await post('unknown', note())).status).toBe(401);
    expect((await post(local.config.publishableKey, note())).status).toBe(403);
    expect((await post(local.config.secretKey, note())).status).toBe(202);
    await vi.waitFor(() => expect(received).toEqual([{event: 'note', payload: {n: 1}}]));
  });

  it('works with the method of supabase-js', async () => {
    const {received} = await join(await listenerFor(ADA), `user:${ADA}`);
    const channel: RealtimeChannel = service.channel(`user:${ADA}`, {config: {private: true}});
    expect(await channel.httpSend('note', {n: 2})).toEqual({success: true});
    await vi.waitFor(() => expect(received).toEqual([{event: 'note', payload: {n: 2}}]));
    await expect(
      anonymous()
        .channel(`user:${ADA}`, {config: {private: true}})
        .httpSend('note', {}),
    ).rejects.toThrow('may not send');
  });

  it('rejects a malformed broadcast', async () => {
    expect((await post(local.config.secretKey, {messages: [{event: 'x'}]})).status).toBe(422);
  });
});

describe('what is not emulated', () => {
  it('is rejected with its name: presence and postgres_changes', async () => {
    const client = await listenerFor(ADA);
    const presence = await join(client, 'room', {presence: {enabled: true}});
    expect(presence.state).toContain('The local backend does not emulate presence');
    const channel = client
      .channel('changes')
      .on('postgres_changes', {event: '*', schema: 'public', table: 'orders'}, () => {});
    const message = await new Promise((resolve) => channel.subscribe((_state, error) => resolve(error?.message)));
    expect(message).toContain('does not emulate postgres_changes');
  });
});

describe('a socket', () => {
  it('is rejected without an API key or with an unknown protocol version', async () => {
    const status = async (query: string) => {
      const headers = {
        connection: 'upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      };
      const {get} = await import('node:http');
      return new Promise((resolve, reject) => {
        get(`${local.origin}/realtime/v1/websocket?${query}`, {headers}, ({statusCode}) => resolve(statusCode)).on(
          'error',
          reject,
        );
      });
    };
    expect(await status('apikey=nope&vsn=2.0.0')).toBe(401);
    expect(await status(`apikey=${local.config.publishableKey}&vsn=9.0.0`)).toBe(400);
  });
});
