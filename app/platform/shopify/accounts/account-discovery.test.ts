import {afterEach, expect, it, vi} from 'vitest';
import {signInSources} from '../../sign-in-sources.server';
import {testConfig} from '../../test-config';
import {discoverAccountHosts} from './account-discovery.server';

const ACCOUNTS = 'https://account.shop.example';
const DOCUMENTS: Readonly<Record<string, object>> = {
  'openid-configuration': {
    issuer: 'https://shopify.com/authentication/1',
    authorization_endpoint: `${ACCOUNTS}/authentication/oauth/authorize`,
    token_endpoint: `${ACCOUNTS}/authentication/oauth/token`,
    end_session_endpoint: `${ACCOUNTS}/authentication/logout`,
  },
  'customer-account-api': {graphql_api: 'https://api.shop.example/customer/api/2026-04/graphql'},
};
const HOUR_MS = 3_600_000;

const documentOf = async (input: unknown) => Response.json(DOCUMENTS[String(input).split('/').at(-1) ?? '']);
const report = vi.fn();
const waitUntil = vi.fn();
let stores = 0;

/** A separate store for each test, since discovered hosts are shared by all requests. */
const nextStore = () =>
  testConfig({
    PUBLIC_ORIGIN: 'https://shop.example',
    PUBLIC_STORE_DOMAIN: `store-${(stores += 1)}.myshopify.com`,
    SHOP_ID: '1',
    PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'client',
    SESSION_SECRETS: 's'.repeat(32),
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    SUPABASE_JWT_SIGNING_KEY: '{"kty":"EC","crv":"P-256","kid":"k","d":"d"}',
  });

afterEach(() => {
  vi.restoreAllMocks();
  report.mockReset();
});

it('lets forms lead to exactly the hosts that the discovery documents of the store name', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(documentOf);
  const config = nextStore();
  expect(signInSources(config).form).toEqual(['https://shopify.com']);
  await discoverAccountHosts({config, report, waitUntil});
  expect(signInSources(config).form).toEqual(['https://shopify.com', ACCOUNTS, 'https://api.shop.example']);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual(
    Object.keys(DOCUMENTS).map((name) => `https://${config.PUBLIC_STORE_DOMAIN}/.well-known/${name}`),
  );
});

it('reads the documents once an hour, however many pages ask', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(documentOf);
  const config = nextStore();
  await Promise.all([0, 1, HOUR_MS - 1].map((nowMs) => discoverAccountHosts({config, report, waitUntil}, nowMs)));
  expect(fetched).toHaveBeenCalledTimes(2);
  await discoverAccountHosts({config, report, waitUntil}, HOUR_MS);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('lets a read end although the visitor who began it leaves, because others wait for it', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(documentOf);
  const read = discoverAccountHosts({config: nextStore(), report, waitUntil});
  expect(waitUntil).toHaveBeenLastCalledWith(read);
  await read;
});

it.each([
  ['do not answer', () => Promise.reject(new Error('timeout'))],
  ['answer an error', async () => new Response('', {status: 404})],
  ['are no JSON', async () => new Response('<html>')],
  ['lack an endpoint', async () => Response.json({issuer: 'https://shopify.com'})],
])('keeps the previous hosts and retries soon when the documents %s', async (_how, response) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(documentOf);
  const config = nextStore();
  await discoverAccountHosts({config, report, waitUntil}, 0);
  fetched.mockImplementation(response);
  await discoverAccountHosts({config, report, waitUntil}, HOUR_MS);
  expect(report).toHaveBeenCalledOnce();
  expect(signInSources(config).form).toContain(ACCOUNTS);
  const calls = fetched.mock.calls.length;
  await discoverAccountHosts({config, report, waitUntil}, HOUR_MS + 1_000);
  expect(fetched).toHaveBeenCalledTimes(calls);
  await discoverAccountHosts({config, report, waitUntil}, HOUR_MS + 30_000);
  expect(fetched).toHaveBeenCalledTimes(calls + 2);
});

it('never lets forms lead to a host without https', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      authorization_endpoint: 'http://account.shop.example/authorize',
      end_session_endpoint: 'javascript:alert(1)',
      graphql_api: "https://api.shop.example/;script-src 'unsafe-inline'",
    }),
  );
  const config = nextStore();
  await discoverAccountHosts({config, report, waitUntil});
  expect(signInSources(config).form).toEqual(['https://shopify.com', 'https://api.shop.example']);
});
