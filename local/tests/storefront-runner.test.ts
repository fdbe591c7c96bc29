import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveStorefront, type RunningStorefront} from '../storefront/serve-storefront';
import {freePort} from '../../tests/support/free-port';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';

/** A bundle with hard-coded customer account URLs, as in Hydrogen. */
const WORKER = `export default {
  async fetch(request) {
    const {pathname} = new URL(request.url);
    if (pathname === '/login') return Response.redirect('https://shopify.com/authentication/1/oauth/authorize?state=1', 302);
    if (pathname === '/login.data') return new Response('["redirect","https://shopify.com/authentication/1/login"]', {status: 202});
    if (pathname === '/away') return Response.redirect('https://shopify.community/authentication', 302);
    const form = await fetch('https://shopify.com/authentication/1/oauth/token', {
      method: 'POST',
      headers: {origin: 'https://localhost', 'user-agent': 'test'},
      body: new URLSearchParams({client_id: 'nobody'}),
    });
    return Response.json({status: form.status, body: await form.json()});
  },
};`;

let directory: string;
let shop: LocalShop;
let storefront: RunningStorefront;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  mkdirSync(path.join(directory, 'server'));
  mkdirSync(path.join(directory, 'client'));
  writeFileSync(path.join(directory, 'server/index.js'), WORKER);
  writeFileSync(path.join(directory, 'server/oxygen.json'), JSON.stringify({compatibility_date: '2025-04-01'}));
  shop = await startLocalShop();
  const port = await freePort();
  storefront = await serveStorefront({port, env: {}, mediaOrigin: null, accountOrigin: shop.origin, directory});
});
afterAll(async () => {
  await storefront.close();
  await shop.close();
  rmSync(directory, {recursive: true});
});

const visit = (pathname: string) => fetch(storefront.origin + pathname, {redirect: 'manual'});

describe('the runner of the production bundle', () => {
  it('forwards calls to Shopify’s customer accounts to the local shop', async () => {
    expect(await (await visit('/call')).json()).toEqual({
      status: 401,
      body: expect.objectContaining({error: 'invalid_client'}),
    });
  });

  it('can be stopped right after the start without an error', async () => {
    for (let starts = 0; starts < 5; starts += 1) {
      const other = await serveStorefront({port: 0, env: {}, mediaOrigin: null, directory});
      await other.close();
    }
  });

  it('redirects visitors to the local shop instead of Shopify', async () => {
    const {headers} = await visit('/login');
    expect(headers.get('location')).toBe(`${shop.origin}/authentication/1/oauth/authorize?state=1`);
  });

  it('also rewrites redirects in Remix response bodies', async () => {
    expect(await (await visit('/login.data')).text()).toBe(`["redirect","${shop.origin}/authentication/1/login"]`);
  });

  it('does not change other URLs', async () => {
    expect((await visit('/away')).headers.get('location')).toBe('https://shopify.community/authentication');
  });
});
