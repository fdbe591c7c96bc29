import {decodeJwt} from 'jose';
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {RealtimeToken} from '../../../app/platform/supabase/realtime/realtime-token';
import {signInTo, type SignedIn} from '../../support/account';
import {supabaseClient, type TestClient} from '../../support/backend';
import {guestLink} from '../../support/guest-link';
import {idOfOrder, recordOrders} from '../../support/orders';
import {claimsOf} from '../../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const ROUTE = '/realtime/token';
let stack: StackWithBackend;

beforeAll(async () => {
  stack = await startStackWithBackend();
});
afterAll(() => stack.close());
beforeEach(() => stack.reset());

const tokenOf = async (who: Pick<SignedIn, 'post'>, route = ROUTE) => (await who.post(route, {})).json<RealtimeToken>();
const rowsOf = (sql: string) => stack.backend.database.connected(({query}) => query<Record<string, unknown>>(sql));

describe('the token of a person', () => {
  it('is for their topic, for ten minutes at most, and kept by no cache', async () => {
    const who = await signInTo(stack, ada);
    const response = await who.post(ROUTE, {});
    expect({status: response.status, cacheControl: response.headers.get('Cache-Control')}).toEqual({
      status: 200,
      cacheControl: 'private, no-store',
    });
    const printed: RealtimeToken = await response.json();
    const {config, origin} = stack.backend;
    expect(printed).toMatchObject({
      url: origin,
      key: config.publishableKey,
      topic: expect.stringMatching(/^user:[\w-]{36}$/),
    });
    const claims = decodeJwt(printed.token);
    expect(claims).toEqual({
      role: 'authenticated',
      aud: 'authenticated',
      topic: printed.topic,
      session_id: (await claimsOf(who))?.sessionId,
      iat: claims.iat,
      exp: claims.exp,
    });
    expect(printed.expiresAtMs).toBe((claims.exp ?? 0) * 1000);
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBeLessThanOrEqual(600);
  });

  it('is not for strangers, nor for a look at the address, nor for another site', async () => {
    const stranger = createVisitor(stack.origin);
    const refused = await stranger.post(ROUTE, {});
    expect({status: refused.status, cacheControl: refused.headers.get('Cache-Control')}).toEqual({
      status: 204,
      cacheControl: 'private, no-store',
    });
    const who = await signInTo(stack, ada);
    expect((await who.get(ROUTE)).status).toBe(405);
    expect((await who.post(ROUTE, {}, {'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  });

  it('is not given to a copied cookie once its person has logged out', async () => {
    const who = await signInTo(stack, ada);
    const copy = createVisitor(stack.origin, who);
    await who.post('/logout', {});
    expect((await copy.post(ROUTE, {})).status).toBe(204);
  });

  it('is not given while the database is silent', async () => {
    const who = await signInTo(stack, ada);
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await who.post(ROUTE, {});
    expect({status: response.status, retryAfter: response.headers.get('Retry-After')}).toEqual({
      status: 503,
      retryAfter: '30',
    });
    await stack.restartStorefront();
  });
});

describe('what a token for listening opens', () => {
  it('is nothing else: it reads no row and changes none', async () => {
    const who = await signInTo(stack, ada);
    await recordOrders(stack.backend, [{number: 1001, of: ada, placedAt: new Date().toISOString()}]);
    const {token} = await tokenOf(who);
    const before = await rowsOf('select * from public.notifications order by id');
    expect(before).toHaveLength(1);
    const client = supabaseClient(stack.backend, {token: async () => token});
    for (const table of ['profiles', 'user_roles', 'orders', 'order_items', 'notifications', 'hidden_orders'] as const)
      expect((await client.from(table).select()).data, table).toEqual([]);
    await client.from('notifications').update({read: true}).not('id', 'is', null);
    await client.from('notifications').delete().not('id', 'is', null);
    await client.from('profiles').update({first_name: 'Eve'}).not('user_id', 'is', null);
    expect(await rowsOf('select * from public.notifications order by id')).toEqual(before);
    expect(await rowsOf("select from public.profiles where first_name = 'Eve'")).toEqual([]);
    const [order] = await rowsOf('select id from public.orders');
    expect((await client.from('hidden_orders').insert({order_id: order?.id})).error).not.toBeNull();
    expect(await rowsOf('select from public.hidden_orders')).toEqual([]);
  });

  it('is no endpoint of the auth service that is about a user', async () => {
    const {token} = await tokenOf(await signInTo(stack, ada));
    const headers = {apikey: stack.backend.config.publishableKey, Authorization: `Bearer ${token}`};
    const call = async (method: string, path: string) =>
      (await fetch(`${stack.backend.origin}/auth/v1${path}`, {method, headers, ...(method !== 'GET' && {body: '{}'})}))
        .status;
    for (const [method, path] of [
      ['GET', '/user'],
      ['PUT', '/user'],
      ['POST', '/logout'],
      ['GET', '/admin/users'],
    ] as const)
      expect(await call(method, path), `${method} ${path}`).toBeGreaterThanOrEqual(400);
  });
});

interface Ear {
  readonly state: string;
  readonly received: {readonly event: string; readonly orderId: unknown}[];
}

/** Joins a topic with a token, over a socket of its own. */
async function listen({token}: Pick<RealtimeToken, 'token'>, topic: string): Promise<Ear & {client: TestClient}> {
  const client = supabaseClient(stack.backend, {token: async () => token});
  await client.realtime.setAuth();
  const received: {event: string; orderId: unknown}[] = [];
  const channel = client.channel(topic, {config: {private: true}});
  channel.on('broadcast', {event: '*'}, ({event, payload}) => received.push({event, orderId: payload.order_id}));
  const state = await new Promise<string>((resolve) => channel.subscribe((now) => resolve(now)));
  return {client, received, state};
}

describe('listening', () => {
  it('B hears nothing of a hundred writes to what is A’s, and may not join A’s topic', async () => {
    const [a, b] = [await tokenOf(await signInTo(stack, ada)), await tokenOf(await signInTo(stack, ben))];
    const [earA, earB, spy] = [await listen(a, a.topic), await listen(b, b.topic), await listen(b, a.topic)];
    expect({earA: earA.state, earB: earB.state, spy: spy.state}).toEqual({
      earA: 'SUBSCRIBED',
      earB: 'SUBSCRIBED',
      spy: 'CHANNEL_ERROR',
    });
    const placedAt = new Date().toISOString();
    await recordOrders(
      stack.backend,
      Array.from({length: 100}, (_, at) => ({number: 2000 + at, of: ada, placedAt})),
    );
    await recordOrders(stack.backend, [{number: 3000, of: ben, placedAt}]);
    const orders = ({received}: Ear) => received.filter(({event}) => event === 'order');
    await vi.waitFor(() => expect({a: orders(earA).length, b: orders(earB).length}).toEqual({a: 100, b: 1}), {
      timeout: 20_000,
    });
    expect(earB.received.filter(({event}) => event === 'notification')).toHaveLength(1);
    expect(orders(earB)[0]?.orderId).toBe(await idOfOrder(stack.backend, 3000));
    expect(spy.received).toEqual([]);
    await Promise.all([earA, earB, spy].map(({client}) => client.removeAllChannels()));
  });

  it('ends with the session: the token of a signed-out person joins nothing', async () => {
    const [who, openOtherBrowser] = [await signInTo(stack, ada), await signInTo(stack, ada)];
    const [token, other] = [await tokenOf(who), await tokenOf(openOtherBrowser)];
    await who.post('/logout', {});
    const [gone, still] = [await listen(token, token.topic), await listen(other, other.topic)];
    expect({gone: gone.state, still: still.state}).toEqual({gone: 'CHANNEL_ERROR', still: 'SUBSCRIBED'});
    await Promise.all([gone, still].map(({client}) => client.removeAllChannels()));
  });

  it('a guest’s link hears of its own order alone', async () => {
    const placedAt = new Date().toISOString();
    const orders = [1001, 1002].map((number) => ({number, placedAt, email: 'guest@example.com'}));
    await recordOrders(stack.backend, orders);
    const link = await guestLink(stack.backend, 1001);
    const guest = createVisitor(stack.origin);
    const printed = await tokenOf(guest, `/order/guest/${link}/realtime`);
    const [own, other] = [await idOfOrder(stack.backend, 1001), await idOfOrder(stack.backend, 1002)];
    expect(printed.topic).toBe(`order:${own}`);
    const [ear, spy] = [await listen(printed, printed.topic), await listen(printed, `order:${other}`)];
    expect({ear: ear.state, spy: spy.state}).toEqual({ear: 'SUBSCRIBED', spy: 'CHANNEL_ERROR'});
    const updated_at = new Date(Date.now() + 1000).toISOString();
    await recordOrders(
      stack.backend,
      orders.map((order) => ({...order, fulfillment_status: 'fulfilled', updated_at})),
    );
    await vi.waitFor(() => expect(ear.received.map(({orderId}) => orderId)).toEqual([own]));
    expect(spy.received).toEqual([]);
    await Promise.all([ear, spy].map(({client}) => client.removeAllChannels()));
  });

  it('refuses an unknown guest link', async () => {
    const guest = createVisitor(stack.origin);
    expect((await guest.post(`/order/guest/${'x'.repeat(43)}/realtime`, {})).status).toBe(204);
    expect((await guest.post('/order/guest/short/realtime', {})).status).toBe(204);
  });
});
