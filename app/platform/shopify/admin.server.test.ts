import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {parseConfig} from '../env.server';
import {createAdmin} from './admin.server';

const QUERY = 'query Name { shop { name } }';
const MUTATION = 'mutation Cancel { orderCancel { job { id } } }';
const AnySchema = z.unknown();

let stores = 0;
let exchanges: number;
/** Tokens that Shopify accepts; every exchange adds one unless the store denies access. */
let accepted: Set<string>;
let isClosed: boolean;
let sentTokens: (string | null)[];

function response(url: string, init: RequestInit): Response {
  if (url.endsWith('/admin/oauth/access_token')) {
    exchanges += 1;
    const token = `shpat_${exchanges}`;
    if (!isClosed) accepted.add(token);
    return Response.json({access_token: token, scope: '', expires_in: 86_399});
  }
  const token = new Headers(init.headers).get('x-shopify-access-token');
  sentTokens.push(token);
  return accepted.has(token ?? '') ? Response.json({data: {}}) : Response.json({errors: 'Invalid'}, {status: 401});
}

/** A separate store for each test, since tokens and breakers are shared by all requests to one store. */
function adminOf(access: Readonly<Record<string, string>>) {
  stores += 1;
  const admin = createAdmin(
    parseConfig({
      PUBLIC_ORIGIN: 'https://shop.example',
      PUBLIC_STORE_DOMAIN: `store-${stores}.myshopify.com`,
      PUBLIC_CHECKOUT_DOMAIN: 'checkout.shop.example',
      PUBLIC_STOREFRONT_API_TOKEN: 'b'.repeat(32),
      PRIVATE_STOREFRONT_API_TOKEN: 'shpat_storefront',
      ...access,
    }),
  );
  if (!admin) throw new Error('these settings give access');
  return admin;
}

const CLIENT = {SHOPIFY_ADMIN_CLIENT_ID: 'client', SHOPIFY_ADMIN_CLIENT_SECRET: 'secret'};

beforeEach(() => {
  exchanges = 0;
  accepted = new Set();
  isClosed = false;
  sentTokens = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => Promise.resolve(response(url, init))),
  );
});
afterEach(() => void vi.unstubAllGlobals());

describe('a call to the Admin API with client credentials', () => {
  it.each([
    ['query', QUERY],
    ['mutation', MUTATION],
  ])('is sent once more with a new token when a %s was answered with 401', async (_kind, document) => {
    const admin = adminOf(CLIENT);
    await admin.query(QUERY, {}, AnySchema);
    accepted.clear();
    await admin.query(document, {}, AnySchema);
    expect(sentTokens).toEqual(['shpat_1', 'shpat_1', 'shpat_2']);
    expect(exchanges).toBe(2);
  });

  it('fails after the second 401 instead of retrying forever', async () => {
    isClosed = true;
    await expect(adminOf(CLIENT).query(QUERY, {}, AnySchema)).rejects.toMatchObject({fault: 'status', status: 401});
    expect(sentTokens).toEqual(['shpat_1', 'shpat_2']);
  });

  it('shares one token with the other calls of the isolate', async () => {
    const admin = adminOf(CLIENT);
    await Promise.all([1, 2, 3].map(() => admin.query(QUERY, {}, AnySchema)));
    expect(exchanges).toBe(1);
  });
});

it('sends a fixed token, and fails when Shopify rejects it', async () => {
  accepted.add('shpat_fixed');
  const admin = adminOf({PRIVATE_ADMIN_API_TOKEN: 'shpat_fixed'});
  await admin.query(QUERY, {}, AnySchema);
  accepted.clear();
  await expect(admin.query(QUERY, {}, AnySchema)).rejects.toMatchObject({status: 401});
  expect(sentTokens).toEqual(['shpat_fixed', 'shpat_fixed']);
  expect(exchanges).toBe(0);
});
