import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../local/seed/people';
import {signInTo} from '../support/account';
import {recordOrders} from '../support/orders';
import {rawGet} from '../support/raw-get';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const {ada} = SEED_PEOPLE;
const ORDER_ID = '0f8b3c52-2f0c-4a51-9a3b-5d1f2c7e9a10';
const RUNS = {numRuns: 100, seed: 20_261_122};

/** Addresses with holes for what anybody may type. */
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
  '/collections/mains?before={}',
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
/** Times as ISO 8601 writes them, of which Postgres does not read all. */
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

describe('no address is answered by a server error', () => {
  it('for whatever path, id or cursor a stranger types', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        expect(await statusOf(path)).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  it('for whatever path, id or cursor a customer types', async () => {
    await fc.assert(
      fc.asyncProperty(address, async (path) => {
        expect(await statusOf(path, {cookie})).toBeLessThan(500);
      }),
      RUNS,
    );
  });

  it('for whatever time a cursor of the orders names', async () => {
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

  it.each([...PATHS, ...QUERIES])(
    'for %s filled with characters that take three times their room encoded',
    async (path) => {
      const holes = path.split('{}').length - 1;
      const filled = path.replaceAll('{}', '!'.repeat(Math.floor(11_500 / holes)));
      for (const headers of [undefined, {cookie}])
        expect([path, await statusOf(filled, headers)]).toEqual([path, expect.toSatisfy((status) => status < 500)]);
    },
  );

  it.each(['/%5C', '/%5C%5C', '/%09/', '/%0A'])('for %s, which is refused', async (path) => {
    expect(await statusOf(path)).toBe(400);
  });

  it.each(['/order/', '/search?q=', '/__manifest?p='])('for 16,000 characters behind %s', async (path) => {
    expect(await statusOf(path + '1'.repeat(15_900))).toBe(414);
  });

  it('for a percent sign in a search', async () => {
    expect(await statusOf('/search?q=100%')).toBe(200);
  });
});

describe('a place in the list of orders that Postgres cannot read', () => {
  const lists = ['/orders', '/secure-orders', '/profile/orders', '/orders.data', '/profile/orders.data'];

  it.each(lists)('is the newest orders at %s', async (list) => {
    for (const time of ['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59', '2026-01-01T00:00:00-23:59'])
      for (const side of ['after', 'before']) {
        const path = `${list}?${side}=${encodeURIComponent(`${time}_${ORDER_ID}`)}`;
        const {status, body} = await rawGet(stack.origin, path, {cookie});
        expect([path, status]).toEqual([path, list.includes('secure') ? status : 200]);
        if (!list.includes('secure')) expect(body).toContain('1001');
      }
  });
});

describe('many paths at once', () => {
  it('cost the discovery of routes no more than one', async () => {
    const {body} = await rawGet(stack.origin, '/products');
    const version = /"version": "([^"]+)"/.exec(body)?.[1] ?? '';
    const ask = (paths: number) => rawGet(stack.origin, `/__manifest?${'p=%2Fa&'.repeat(paths)}version=${version}`);
    const [one, many] = [await ask(1), await ask(600)];
    expect([one.status, many.status]).toEqual([200, 200]);
    expect(many.body).toBe(one.body);
    expect(JSON.parse(one.body)).toHaveProperty(['routes/products._index']);
  });
});
