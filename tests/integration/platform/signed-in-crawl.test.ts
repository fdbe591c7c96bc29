import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {LOCAL_CREDENTIALS} from '../../../local/shop/local-credentials';
import {signInTo, type SignedIn} from '../../support/account';
import {crawl, isMutation, readableAddresses, type CrawledPage} from '../../support/crawl';
import {signInWithCode} from '../../support/google-visitor';
import {guestLink} from '../../support/guest-link';
import {submitMarkers, TYPED} from '../../support/submit-markers';
import {recordOrders} from '../../support/orders';
import {capturePrinted} from '../../support/printed-lines';
import {OWN_ORDER} from '../../support/route-access';
import {rowsOf} from '../../support/send-webhook';
import {claimsOf, SESSION, TEST_SECRET} from '../../support/session-cookie';
import {backendSettings, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';
import {CACHED, createWatchedBuild} from '../../support/watched-build';

const {ada, elena} = SEED_PEOPLE;
const PALAK_PANEER = 'gid://shopify/ProductVariant/44000000000002';

/** Unique values for secrets that no local service needs, and the client credentials of the Admin API. */
const CANARIES = {
  SESSION_SECRETS: `${TEST_SECRET},canary-of-an-older-session-secret-0000`,
  RECONCILE_SECRET: 'canary-of-the-reconcile-secret-00000000',
  // The settings allow either a fixed Admin API token or client credentials.
  PRIVATE_ADMIN_API_TOKEN: '',
  SHOPIFY_ADMIN_CLIENT_ID: LOCAL_CREDENTIALS.adminClientId,
  SHOPIFY_ADMIN_CLIENT_SECRET: LOCAL_CREDENTIALS.webhookSecrets[0],
  MAIL_API_URL: 'http://localhost:9/mails',
  MAIL_API_KEY: 'canary-of-the-mail-key-0000000000000000',
  MAIL_FROM: 'orders@shop.example',
};

const build = createWatchedBuild();
const printed = capturePrinted();
let stack: StackWithBackend;
let guestPath: string;
const visitors: Visitor[] = [];
const pages: CrawledPage[] = [];
const rows = {before: '', after: ''};

/** Returns the rows of all tables except sessions, rate limits and counts of responses and errors, which change on reads. */
async function readRows(): Promise<string> {
  const tables = await rowsOf<{name: string}>(
    stack,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private') and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'rate_limits', 'request_samples', 'security_events', 'error_kinds') order by 1`,
  );
  const contents = tables.map(async ({name}) => [
    name,
    await rowsOf(stack, `select * from ${name} as t order by t::text`),
  ]);
  return JSON.stringify(await Promise.all(contents));
}

const addToCart = (visitor: Visitor) => {
  const form = JSON.stringify({action: 'LinesAdd', inputs: {lines: [{merchandiseId: PALAK_PANEER, quantity: 1}]}});
  return visitor.post('/cart', {cartFormInput: form, quantity: '2'});
};

beforeAll(async () => {
  stack = await startStackWithBackend({}, {directory: build.directory});
  await stack.restartStorefront(CANARIES);
  await recordOrders(stack.backend, [{number: OWN_ORDER, of: ada}, {number: OWN_ORDER + 1}]);
  guestPath = `/order/guest/${await guestLink(stack.backend, OWN_ORDER + 1)}`;
  const byPassword: SignedIn = await signInTo(stack, ada);
  const byCode = createVisitor(stack.origin);
  await signInWithCode(byCode, stack, elena.email);
  visitors.push(byPassword, byCode);
  for (const visitor of visitors) await addToCart(visitor);
  const book = await (await byPassword.get('/profile/addresses')).text();
  const more = ['/cart?items=44000000000002:1', '/orders?after=x', '/orders?history=x', '/realtime/token', guestPath];
  const addresses = readableAddresses([...more, ...new Set(book.match(/\/profile\/addresses\/\d+/g) ?? [])]);
  rows.before = await readRows();
  await stack.shop.clearLog();
  for (const visitor of visitors) pages.push(...(await crawl(visitor, addresses)));
  rows.after = await readRows();
}, 240_000);
afterAll(async () => {
  await stack.close();
  build.remove();
  printed.restore();
});

/** Texts that only the two signed-in customers may see. */
async function personalMarkers(): Promise<readonly string[]> {
  const claims = await Promise.all(visitors.map(claimsOf));
  const tokens = claims.flatMap((claim) => [claim?.customerToken?.value, claim?.accountToken?.value, claim?.userId]);
  const carts = visitors.flatMap(({cookies}) =>
    [...cookies].flatMap(([name, value]) => (/cart$/.test(name) ? decodeURIComponent(value).split('?key=') : [])),
  );
  const sessions = visitors.map(({cookies}) => cookies.get(SESSION));
  const known = [ada, elena].flatMap(({email, lastName, addresses: [home]}) => [email, lastName, home.address1]);
  const markers = [...tokens, ...carts, ...sessions, ...known, '7185550100', guestPath].filter(
    (text) => text !== undefined,
  );
  expect(carts).toHaveLength(4);
  expect(tokens.filter(Boolean)).toHaveLength(4);
  return markers;
}

const found = (texts: readonly string[], markers: readonly string[]) =>
  texts.flatMap((text) => markers.filter((marker) => text.includes(marker)).map((marker) => `${marker}: ${text}`));

describe('a GET of every route while signed in', () => {
  it('shows the customer’s own data', () => {
    const whole = pages.map(({body}) => body).join();
    for (const marker of [ada.email, ada.addresses[0].address1, elena.email]) expect(whole).toContain(marker);
  });

  it('sends no mutation to Shopify', async () => {
    const {operations} = await stack.shop.log();
    expect(operations.length).toBeGreaterThan(10);
    expect(operations.filter(({operation}) => isMutation(operation))).toEqual([]);
  });

  it('changes no database row', () => {
    expect(rows.before).toContain(String(OWN_ORDER));
    expect(rows.after).toBe(rows.before);
  });

  it('stores no personal data in the shared cache', async () => {
    const cached = () => printed.messages.filter((message) => message.startsWith(CACHED));
    await visitors[0]?.get('/product/desi-goat-curry');
    await vi.waitFor(() => expect(cached().join()).toContain('desi-goat-curry'));
    expect(cached().join()).toContain('Palak Paneer');
    expect(found(cached(), await personalMarkers())).toEqual([]);
  });

  it('shows no server secret', () => {
    const secrets = serverSecrets();
    const texts = pages.map(({path, status, headers, body}) => `${path} ${status} ${headers} ${body}`);
    expect(found(texts, Object.values(secrets).flat())).toEqual([]);
    expect(
      texts.filter((text) => /shpat_|shpss_|shpca_|sb_secret_|BEGIN [A-Z ]*KEY|eyJ[\w-]+\.eyJ/.test(text)),
    ).toEqual([]);
  });
});

/** Returns all secret settings of this storefront by name. */
function serverSecrets(): Readonly<Record<string, readonly string[]>> {
  const given: Readonly<Record<string, string>> = {
    ...stack.shop.settings,
    ...backendSettings(stack.backend),
    ...CANARIES,
    PRIVATE_STOREFRONT_API_TOKEN: LOCAL_CREDENTIALS.privateToken,
    PRIVATE_ADMIN_API_TOKEN: LOCAL_CREDENTIALS.adminToken,
  };
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
  const secret = names.filter((name) => /SECRET|PRIVATE|KEY|TOKEN/.test(name) && !/^PUBLIC|PUBLISHABLE/.test(name));
  return Object.fromEntries(
    secret.map((name) => {
      const value = given[name] ?? '';
      expect(value.length, name).toBeGreaterThan(8);
      return [name, name === 'SUPABASE_JWT_SIGNING_KEY' ? [(JSON.parse(value) as {d: string}).d] : value.split(',')];
    }),
  );
}

describe('the log of the worker', () => {
  it('contains no personal data and no input, with and without errors', async () => {
    await submitMarkers(stack, guestPath);
    const logged = () => printed.messages.filter((message) => !message.startsWith(CACHED));
    await vi.waitFor(() => expect(logged().join()).toContain('GET /products/last-of-all'));
    expect(logged().filter((message) => /^\[[\da-f]{8}\]/.test(message)).length).toBeGreaterThan(5);
    expect(found(logged(), [...Object.values(TYPED), ...(await personalMarkers())])).toEqual([]);
    expect(logged().filter((message) => /^\[[\da-f]{8}\][^]*[\r\n]/.test(message))).toEqual([]);
  }, 60_000);
});
