import {describe, expect, it, vi} from 'vitest';
import {createExchangedToken, createFixedToken} from './admin-token.server';

const CLIENT = {origin: 'https://shop.example', clientId: 'client-1', clientSecret: 'shpss_secret'};
const LIFETIME_MS = 86_399_000;
const MINUTE_MS = 60_000;

type Result = (url: string, init: RequestInit) => Promise<Response>;

const grant = (token: string) => Response.json({access_token: token, scope: 'read_orders', expires_in: 86_399});
const refusal = (body: string) => new Response(body, {status: 400});

/** A token endpoint with these responses in turn, the last one repeatedly, and a clock that the test controls. */
function exchangeOf(...responses: (() => Response | Promise<Response>)[]) {
  const clock = {nowMs: 0};
  const fetch = vi.fn<Result>(async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (!response) throw new Error('no answer was prepared');
    return response();
  });
  return {clock, fetch, token: createExchangedToken(CLIENT, {fetch, now: () => clock.nowMs})};
}

describe('client credentials', () => {
  it('are sent to the token endpoint as a form that no redirect can lead elsewhere', async () => {
    const {fetch, token} = exchangeOf(() => grant('shpat_1'));
    expect(await token.find()).toBe('shpat_1');
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('https://shop.example/admin/oauth/access_token');
    expect(init).toMatchObject({method: 'POST', redirect: 'manual'});
    expect(new Headers(init?.headers).get('content-type')).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(init?.body as string))).toEqual({
      grant_type: 'client_credentials',
      client_id: 'client-1',
      client_secret: 'shpss_secret',
    });
  });

  it('are exchanged once for concurrent calls and for those of the following hours', async () => {
    const {clock, fetch, token} = exchangeOf(() => grant('shpat_1'));
    const concurrent = await Promise.all([token.find(), token.find(), token.find()]);
    clock.nowMs = LIFETIME_MS / 2;
    expect([...concurrent, await token.find()]).toEqual(Array.from({length: 4}, () => 'shpat_1'));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are exchanged again before the token expires', async () => {
    const {clock, fetch, token} = exchangeOf(
      () => grant('shpat_1'),
      () => grant('shpat_2'),
    );
    await token.find();
    clock.nowMs = LIFETIME_MS - MINUTE_MS;
    expect(await Promise.all([token.find(), token.find()])).toEqual(['shpat_2', 'shpat_2']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('leave the current token in use when an early exchange fails, until it has expired', async () => {
    const {clock, fetch, token} = exchangeOf(
      () => grant('shpat_1'),
      () => new Response('', {status: 503}),
    );
    await token.find();
    clock.nowMs = LIFETIME_MS - MINUTE_MS;
    expect(await token.find()).toBe('shpat_1');
    expect(await token.find()).toBe('shpat_1');
    expect(fetch).toHaveBeenCalledTimes(2);
    clock.nowMs = LIFETIME_MS;
    await expect(token.find()).rejects.toMatchObject({fault: 'status', status: 503});
  });

  it('are exchanged once when several calls were refused with the same token', async () => {
    const {fetch, token} = exchangeOf(
      () => grant('shpat_1'),
      () => grant('shpat_2'),
    );
    const first = await token.find();
    const calls = [1, 2, 3].map(async () => {
      expect(token.discard(first)).toBe(true);
      return token.find();
    });
    expect(await Promise.all(calls)).toEqual(['shpat_2', 'shpat_2', 'shpat_2']);
    token.discard(first);
    expect(await token.find()).toBe('shpat_2');
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['JSON', '{"error":"invalid_client","error_description":"shpss_secret is wrong"}', 'invalid_client'],
    ['a page', '<title>400 - Oauth error app_not_installed</title> shpss_secret', 'app_not_installed'],
    ['anything else', 'shpss_secret', ''],
  ])('are not sent again at once after a refusal in %s, and only its code is logged', async (_form, body, code) => {
    const {clock, fetch, token} = exchangeOf(
      () => refusal(body),
      () => grant('shpat_1'),
    );
    const failure = await token.find().catch((error: unknown) => error);
    expect(failure).toMatchObject({name: 'UpstreamError', fault: 'status', status: 400});
    expect(String(failure)).toContain(code);
    expect(String(failure)).not.toContain('shpss_secret');
    await expect(token.find()).rejects.toBe(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.nowMs = MINUTE_MS;
    expect(await token.find()).toBe('shpat_1');
  });

  it.each([
    ['no token', () => Response.json({scope: 'read_orders', expires_in: 86_399}), 'malformed'],
    ['no JSON', () => new Response('<html>'), 'malformed'],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError')), 'timeout'],
  ])('fail as an upstream does when the answer is %s', async (_case, response, fault) => {
    await expect(exchangeOf(response).token.find()).rejects.toMatchObject({name: 'UpstreamError', fault});
  });

  it('are exchanged again if the exchange of a canceled request never ends', async () => {
    const {clock, fetch, token} = exchangeOf(
      () => new Promise<Response>(() => undefined),
      () => grant('shpat_1'),
    );
    void token.find().catch(() => undefined);
    clock.nowMs = MINUTE_MS;
    expect(await token.find()).toBe('shpat_1');
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

it('has no other token when a fixed one is refused', async () => {
  const token = createFixedToken('shpat_fixed');
  expect(await token.find()).toBe('shpat_fixed');
  expect(token.discard('shpat_fixed')).toBe(false);
});
