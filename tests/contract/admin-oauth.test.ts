import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {z} from 'zod';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {SEED_DATE} from '../../local/seed/seed-date';
import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';
import {startLocalShop, type LocalShop} from '../support/local-shop';

const DAY_MS = 86_400_000;
const QUERY = 'query Installation { currentAppInstallation { id } }';
const CLIENT = {
  grant_type: 'client_credentials',
  client_id: LOCAL_CREDENTIALS.adminClientId,
  client_secret: LOCAL_CREDENTIALS.webhookSecrets[0],
};

const GrantSchema = z.object({access_token: z.string(), scope: z.string(), expires_in: z.number()});

let now: Date;
let shop: LocalShop;

beforeAll(async () => void (shop = await startLocalShop({clock: () => now})));
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

const exchange = (form: Readonly<Record<string, string>> = CLIENT) =>
  fetch(`${shop.origin}/admin/oauth/access_token`, {method: 'POST', body: new URLSearchParams(form)});

const exchanged = async () => GrantSchema.parse(await (await exchange()).json());

const statusWith = async (token: string) => {
  const response = await fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query: QUERY}),
  });
  return response.status;
};

describe('the exchange of client credentials', () => {
  it('returns a token that is valid for the Admin API for a day, with its scopes', async () => {
    const {access_token: token, scope, expires_in: seconds} = await exchanged();
    expect(seconds).toBe(86_399);
    expect(scope.split(',')).toContain('read_orders');
    expect(await statusWith(token)).toBe(200);
    now = new Date(now.getTime() + DAY_MS);
    expect(await statusWith(token)).toBe(401);
  });

  it('leaves an earlier token valid', async () => {
    const {access_token: earlier} = await exchanged();
    await exchanged();
    expect(await statusWith(earlier)).toBe(200);
  });

  it('rejects an unknown app with a page that names the error', async () => {
    const response = await exchange({...CLIENT, client_id: 'unknown'});
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Oauth error application_cannot_be_found');
  });

  it.each([
    ['a wrong secret', {client_secret: 'shpss_wrong'}, 'invalid_client'],
    ['another grant', {grant_type: 'authorization_code'}, 'unsupported_grant_type'],
  ])('rejects %s with the OAuth error', async (_case, wrong, error) => {
    const response = await exchange({...CLIENT, ...wrong});
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({error});
  });
});

describe('the storefront with client credentials', () => {
  const adminOfStorefront = () => {
    const admin = createAdmin({
      ...parseConfig(shop.settings),
      PRIVATE_ADMIN_API_TOKEN: undefined,
      SHOPIFY_ADMIN_CLIENT_ID: CLIENT.client_id,
      SHOPIFY_ADMIN_CLIENT_SECRET: CLIENT.client_secret,
    });
    if (!admin) throw new Error('these settings give access');
    return admin;
  };

  it('sends an exchanged token, and a new one after the shop revoked it', async () => {
    const exchanges = vi.spyOn(globalThis, 'fetch');
    const admin = adminOfStorefront();
    await admin.query(QUERY, {}, z.unknown());
    await shop.reset();
    await admin.query(QUERY, {}, z.unknown());
    const urls = exchanges.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/oauth/'));
    exchanges.mockRestore();
    expect(urls).toHaveLength(2);
  });
});
