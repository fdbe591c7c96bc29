import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo} from '../../support/account';
import {recordOrders} from '../../support/orders';
import {rawGet} from '../../support/raw-get';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada} = SEED_PEOPLE;
const ORDER_ID = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';
const RUNS = {numRuns: 100, seed: 20_261_122};

/** URLs with placeholders for arbitrary input. */
const PATHS = [
  '/{}',
  '/{}/{}',
  '/product/{}',
  '/product/{}/primary-image',
  '/products/{}',
  '/collections/{}',
  '/pages/{}',
  '/policies/{}',
  '/order/{}',
  '/order/guest/{}',
  '/profile/{}',
  '/profile/addresses/{}',
  '/profile/addresses/{}/remove',
  '/account/reset/{}/{}',
  '/account/activate/{}/{}',
  '/_t/c/v3/{}',
  '/discount/{}',
  '/cart/{}',
  '/__manifest{}',
];
const QUERIES = [
  '/?_data={}',
  '/products?after={}',
  '/products?sort={}&min={}&max={}',
  '/collections?after={}',
  '/collections/mains?before={}',
  '/collections/bundles?sort={}&min={}&category={}',
  '/collections/bundles?option={}:{}&vendor={}',
  '/collections/bundles?metafield=a.b:{}&attribute={}.{}',
  '/search?q={}',
  '/search/suggest?q={}',
  '/product/palak-paneer?{}={}',
  '/orders?after={}',
  '/orders?before={}',
  '/orders?hidden={}',
  '/orders?history={}',
  '/secure-orders?after={}',
  '/profile/orders?before={}',
  '/profile/addresses?after={}',
  '/auth?returnTo={}',
  '/auth/callback?code={}&state={}',
  '/account/authorize?code={}&state={}',
  '/account/link?returnTo={}',
  '/login?returnTo={}',
  '/cart/suggestions?product={}',
  '/__manifest?version={}&p={}',
];

const twoDigits = (max: number) => fc.integer({min: 0, max}).map((number) => String(number).padStart(2, '0'));
/** Valid ISO 8601 times, some of which Postgres cannot parse. */
const cursor = fc
  .tuple(
    fc.constantFrom('0000', '0001', '1969', '2026', '9999'),
    fc.constantFrom('+', '-'),
    twoDigits(23),
    twoDigits(59),
  )
  .map(([year, sign, hours, minutes]) => `${year}-01-01T00:00:00.123456${sign}${hours}:${minutes}_${ORDER_ID}`);
const typed = fc.oneof(
  fc.string({unit: 'binary', maxLength: 20}).map(encode),
  fc.string({unit: fc.constantFrom(...'%5C%09%00%2F%ff.~*;:|[]\\'), maxLength: 12}),
  fc.constantFrom('%5C', '%', '%E0%A4%A', '__proto__', 'constructor', '-1', '9'.repeat(30), '%00', '..%2f', 'x.data'),
  fc.stringMatching(/^gid:%2F%2Fshopify%2FOrder%2F\d{1,25}$/),
  cursor.map(encode),
);

function encode(text: string): string {
  return encodeURIComponent(text);
}

const address = fc
  .tuple(fc.constantFrom(...PATHS, ...QUERIES), fc.array(typed, {minLength: 3, maxLength: 3}), fc.boolean())
  .map(([pattern, values, isData]) => {
    const [path = '', query] = pattern.split('?');
    const left = [...values];
    const filled = `${path}${isData ? '.data' : ''}${query === undefined ? '' : `?${query}`}`;
    return filled.replaceAll('{}', () => left.pop() ?? '');
  });

let stack: StackWithBackend;
let cookie: string;
beforeAll(async () => {
  stack = await startStackWithBackend();
  const {cookies} = await signInTo(stack, ada);
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await recordOrders(stack.backend, [{number: 1001, of: ada}]);
});
afterAll(() => stack.close());

const statusOf = async (path: string, headers: Record<string, string> = {}) =>
  (await rawGet(stack.origin, path, headers)).status;

describe('the storefront returns no server error', () => {
  it('if a signed-out visitor enters any path, id or cursor', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        expect(await statusOf(path)).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  it('if a customer enters any path, id or cursor', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        expect(await statusOf(path, {cookie})).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  it('if an order cursor contains any time', async () => {
    const lists = fc.constantFrom(
      '/orders',
      '/orders.data',
      '/secure-orders',
      '/profile/orders',
      '/profile/orders.data',
    );
    await fc.assert(
      fc.asyncProperty(lists, fc.constantFrom('after', 'before'), cursor, async (list, side, place) => {
        expect(await statusOf(`${list}?${side}=${encode(place)}`, {cookie})).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  it.each([...PATHS, ...QUERIES])('if %s contains characters that triple in size when encoded', async (path) => {
    const holes = path.split('{}').length - 1;
    const filled = path.replaceAll('{}', '!'.repeat(Math.floor(11_500 / holes)));
    for (const headers of [undefined, {cookie}])
      expect({path, status: await statusOf(filled, headers)}).toEqual({
        path,
        status: expect.toSatisfy((status) => status < 500),
      });
  });

  it.each(['/%5C', '/%5C%5C', '/%09/', '/%0A'])('if the path %s is rejected', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  it.each(['/order/', '/search?q=', '/__manifest?p='])('if 16,000 characters follow %s', async (path) => {
    expect(await statusOf(path + '1'.repeat(15_900))).toBe(414);
  });

  it('if a search contains a percent sign', async () => {
    expect(await statusOf('/search?q=100%')).toBe(200);
  });
});

describe('an order cursor with a time that Postgres cannot parse', () => {
  const lists = ['/orders', '/secure-orders', '/profile/orders', '/orders.data', '/profile/orders.data'];

  it.each(lists)('returns the newest orders at %s', async (list) => {
    for (const time of ['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59', '2026-01-01T00:00:00-23:59'])
      for (const side of ['after', 'before']) {
        const path = `${list}?${side}=${encodeURIComponent(`${time}_${ORDER_ID}`)}`;
        const {status, body} = await rawGet(stack.origin, path, {cookie});
        expect({path, status}).toEqual({path, status: list.includes('secure') ? status : 200});
        if (!list.includes('secure')) expect(body).toContain('1001');
      }
  });
});

describe('a manifest request for many paths', () => {
  it('takes no longer than one for a single path', async () => {
    const {body} = await rawGet(stack.origin, '/products');
    const version = /"version":\s*"([^"]+)"/.exec(body)?.[1] ?? '';
    const ask = (paths: number) => rawGet(stack.origin, `/__manifest?${'p=%2Fa&'.repeat(paths)}version=${version}`);
    const [one, many] = [await ask(1), await ask(600)];
    expect({one: one.status, many: many.status}).toEqual({one: 200, many: 200});
    expect(many.body).toBe(one.body);
    expect(JSON.parse(one.body)).toHaveProperty(['routes/products._index']);
  });
});
