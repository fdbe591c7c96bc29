import {randomUUID} from 'node:crypto';
import type {RealtimeChannel} from '@supabase/supabase-js';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {makeKeys} from '../../local/backend/keys';
import {startLocalBackend, supabaseClient, type LocalBackend, type TestClient} from '../support/backend';
import {mintToken} from '../support/backend-people';

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

/** A client that hears in somebody's name, as the storefront's browser does. */
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

interface Heard {
  readonly event: string;
  readonly payload: Record<string, unknown>;
}

/** Joins a topic. @returns how that ended, and what is heard from then on */
async function join(client: TestClient, topic: string, config: Record<string, unknown> = {private: true}) {
  const heard: Heard[] = [];
  const channel = client.channel(topic, {config});
  channel.on('broadcast', {event: '*'}, ({event, payload}) => heard.push({event, payload}));
  const states: string[] = [];
  const state = await new Promise<string>((resolve) => {
    channel.subscribe((now, error) => {
      states.push(now);
      resolve(error ? `${now}: ${error.message}` : now);
    });
  });
  return {channel, heard, state, states};
}

const insertOrder = async (user_id: string): Promise<string> => {
  const {data} = await service.from('orders').insert({user_id, total_minor: 100}).select('id').single().throwOnError();
  return data.id;
};
const ship = (id: string) => service.from('orders').update({status: 'shipped'}).eq('id', id).throwOnError();
const say = (sql: string) => local.database.connected((connection) => connection.script(sql));

describe.each(['1.0.0', '2.0.0'])('protocol %s', (vsn) => {
  it('tells the owner, and nobody else, of a change that a trigger broadcasts', async () => {
    const ada = await join(await listenerFor(ADA, {vsn}), `user:${ADA}`);
    const ben = await join(await listenerFor(BEN, {vsn}), `user:${BEN}`);
    expect([ada.state, ben.state]).toEqual(['SUBSCRIBED', 'SUBSCRIBED']);
    const id = await insertOrder(ADA);
    await ship(id);
    await vi.waitFor(() => expect(ada.heard).toHaveLength(1));
    expect(ada.heard[0]).toMatchObject({
      event: 'order-changed',
      payload: {operation: 'UPDATE', table: 'orders', record: {id, status: 'shipped'}, old_record: {status: 'pending'}},
    });
    expect(ben.heard).toEqual([]);
  });

  it('carries what clients say to each other, to themselves only when they ask', async () => {
    const [speaker, listener] = [await listenerFor(ADA, {vsn}), await listenerFor(BEN, {vsn})];
    const from = await join(speaker, 'kitchen', {private: true, broadcast: {ack: true}});
    const to = await join(listener, 'kitchen');
    const said = {type: 'broadcast' as const, event: 'ready', payload: {dish: 'palak paneer 🍛'}};
    expect(await from.channel.send(said)).toBe('ok');
    await vi.waitFor(() => expect(to.heard).toEqual([{event: 'ready', payload: said.payload}]));
    expect(from.heard).toEqual([]);
  });
});

describe('a private topic', () => {
  it('is not for another person, nor for nobody', async () => {
    const refused = expect.stringMatching(/^CHANNEL_ERROR: Unauthorized/);
    expect((await join(await listenerFor(BEN), `user:${ADA}`)).state).toEqual(refused);
    expect((await join(anonymous(), `user:${ADA}`)).state).toEqual(refused);
  });

  it('is the only kind there is: a public channel is refused, whoever asks for it', async () => {
    const refused = 'CHANNEL_ERROR: PrivateOnly: This project only allows private channels';
    for (const client of [anonymous(), await listenerFor(ADA), service])
      for (const topic of [`user:${ADA}`, 'kitchen'])
        expect((await join(client, topic, {private: false})).state).toBe(refused);
    await service.removeAllChannels();
  });

  it('does not get what is sent on the public topic of its name', async () => {
    const own = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`select realtime.send('{}', 'public', 'user:${ADA}', false)`);
    await ship(await insertOrder(ADA));
    await vi.waitFor(() => expect(own.heard).toHaveLength(1));
    expect(own.heard[0]?.event).toBe('order-changed');
  });

  it('carries only what those say who may write to it', async () => {
    const own = await join(await listenerFor(ADA), `user:${ADA}`, {private: true, broadcast: {ack: true, self: true}});
    expect(await own.channel.send({type: 'broadcast', event: 'forged', payload: {}})).toBe('error');
    expect(own.heard).toEqual([]);
  });
});

describe('what the database says', () => {
  it('is not heard when it is undone, and in order when it is kept', async () => {
    const {heard} = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`begin; select realtime.send('{"n": 0}', 'note', 'user:${ADA}'); rollback`);
    await say(
      `select realtime.send('{"n": 1}', 'note', 'user:${ADA}'); select realtime.send('{"n": 2}', 'note', 'user:${ADA}')`,
    );
    await vi.waitFor(() => expect(heard.map(({payload}) => payload.n)).toEqual([1, 2]));
  });

  it('may be larger than a notification', async () => {
    const {heard} = await join(await listenerFor(ADA), `user:${ADA}`);
    await say(`select realtime.send(jsonb_build_object('text', repeat('x', 20000)), 'note', 'user:${ADA}')`);
    await vi.waitFor(() => expect(heard[0]?.payload.text).toHaveLength(20_000));
  });

  it('reaches none but its owner in a hundred writes', async () => {
    const [ada, ben] = [
      await join(await listenerFor(ADA), `user:${ADA}`),
      await join(await listenerFor(BEN), `user:${BEN}`),
    ];
    for (let n = 0; n < 50; n += 1) {
      await say(
        `select realtime.send('{"for": "ada"}', 'note', 'user:${ADA}'); select realtime.send('{"for": "ben"}', 'note', 'user:${BEN}')`,
      );
    }
    await vi.waitFor(() => expect([ada.heard.length, ben.heard.length]).toEqual([50, 50]));
    expect(new Set(ada.heard.map(({payload}) => payload.for))).toEqual(new Set(['ada']));
    expect(new Set(ben.heard.map(({payload}) => payload.for))).toEqual(new Set(['ben']));
  });
});

describe('a token', () => {
  it('that expires closes the channel', async () => {
    const exp = Math.floor(Date.now() / 1000) + 2;
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA, exp}));
    const {state, states} = await join(client, `user:${ADA}`);
    expect(state).toBe('SUBSCRIBED');
    await vi.waitFor(() => expect(states).toContain('CLOSED'), {timeout: 5_000});
  });

  it('that is renewed in time keeps it open', async () => {
    const exp = Math.floor(Date.now() / 1000) + 2;
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA, exp}));
    const {heard, states} = await join(client, `user:${ADA}`);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA}));
    await vi.waitFor(() => expect(Date.now() / 1000).toBeGreaterThan(exp + 0.3), {timeout: 5_000});
    await say(`select realtime.send('{"still": "here"}', 'note', 'user:${ADA}')`);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(states).toEqual(['SUBSCRIBED']);
  });

  it('of somebody else closes a topic that is not theirs', async () => {
    const client = supabaseClient(local);
    opened.push(client);
    await client.realtime.setAuth(await mintToken(local, {sub: ADA}));
    const {states} = await join(client, `user:${ADA}`);
    await client.realtime.setAuth(await mintToken(local, {sub: BEN}));
    await vi.waitFor(() => expect(states).toContain('CLOSED'));
  });

  it.each([
    ['has expired', () => mintToken(local, {sub: ADA, exp: 1})],
    ['is signed by another key', async () => mintToken(local, {sub: ADA}, (await makeKeys()).auth)],
  ])('that %s joins nothing', async (_why, token) => {
    const client = supabaseClient(local, {token});
    opened.push(client);
    await client.realtime.setAuth();
    expect((await join(client, `user:${ADA}`)).state).toMatch(/^CHANNEL_ERROR: (InvalidJWTToken|MalformedJWT)/);
  });
});

describe('saying by HTTP', () => {
  const post = (key: string, body: unknown, path = '') =>
    fetch(`${local.origin}/realtime/v1/api/broadcast${path}`, {
      method: 'POST',
      headers: {apikey: key, 'content-type': 'application/json'},
      body: JSON.stringify(body),
    });
  const note = () => ({messages: [{topic: `user:${ADA}`, event: 'note', payload: {n: 1}, private: true}]});

  it('is for those who may write to the topic', async () => {
    const {heard} = await join(await listenerFor(ADA), `user:${ADA}`);
    expect((await post('nobody', note())).status).toBe(401);
    expect((await post(local.config.publishableKey, note())).status).toBe(403);
    expect((await post(local.config.secretKey, note())).status).toBe(202);
    await vi.waitFor(() => expect(heard).toEqual([{event: 'note', payload: {n: 1}}]));
  });

  it('works by the client’s own way of it', async () => {
    const {heard} = await join(await listenerFor(ADA), `user:${ADA}`);
    const channel: RealtimeChannel = service.channel(`user:${ADA}`, {config: {private: true}});
    expect(await channel.httpSend('note', {n: 2})).toEqual({success: true});
    await vi.waitFor(() => expect(heard).toEqual([{event: 'note', payload: {n: 2}}]));
    await expect(
      anonymous()
        .channel(`user:${ADA}`, {config: {private: true}})
        .httpSend('note', {}),
    ).rejects.toThrow('may not send');
  });

  it('refuses what is no broadcast', async () => {
    expect((await post(local.config.secretKey, {messages: [{event: 'x'}]})).status).toBe(422);
  });
});

describe('what is not emulated', () => {
  it('is refused by name: presence and changes of tables', async () => {
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
  it('without a key of the project, or of an unknown version, is not opened', async () => {
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
