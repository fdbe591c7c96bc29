import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {textOf, type SignedIn} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {idOfOrder, recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const PAGE = '/admin/search';

interface Found {
  readonly query: string;
  readonly groups: readonly {
    readonly kind: string;
    readonly isUnavailable: boolean;
    readonly hits: readonly {readonly path: string; readonly title: string; readonly detail: string | null}[];
  }[];
}

let stack: StackWithBackend;
let staff: SignedIn;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(async () => {
  await stack.reset();
  staff = await signInStaff(stack);
});
afterAll(() => stack.close());

const pathOf = (query: string, path = PAGE) => `${path}?${new URLSearchParams({q: query}).toString()}`;

/** Returns the results as the palette gets them. */
async function find(query: string): Promise<Found> {
  const response = await staff.get(pathOf(query, `${PAGE}/results`));
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  return response.json<Found>();
}

const titlesOf = ({groups}: Found) =>
  Object.fromEntries(groups.map(({kind, hits}) => [kind, hits.map(({title}) => title)]));
const unavailable = ({groups}: Found) => groups.filter(({isUnavailable}) => isUnavailable).map(({kind}) => kind);

/** Returns the calls of the two services that the search makes. */
async function searches(): Promise<readonly string[]> {
  const logs = await Promise.all([stack.shop.log(), stack.backend.log()]);
  return logs
    .flatMap(({requests}) => requests.map(({operation, path}) => `${operation} ${path}`))
    .filter((call) => /AdminFoundProducts|find_desk_orders|find_known_customers/.test(call));
}

describe('the search of the admin', () => {
  it('finds orders, customers and products, and the exact number of an order first', async () => {
    await recordOrders(
      stack.backend,
      [10, 100, 101, 102, 103, 104, 105].map((number) => ({number, of: ada, email: ada.email})),
    );
    const byNumber = await find(' #10 ');
    expect(byNumber.query).toBe('#10');
    expect(titlesOf(byNumber).orders).toHaveLength(5);
    expect(byNumber.groups[0]?.hits[0]).toMatchObject({
      title: '#10',
      path: `/admin/orders/${await idOfOrder(stack.backend, 10)}`,
    });
    expect(titlesOf(await find('byron'))).toMatchObject({customers: ['Ada Byron'], products: []});
    const [, customers] = (await find(ada.email.slice(0, 5))).groups;
    expect(customers?.hits).toMatchObject([{path: `/admin/customers/${ada.number}`, detail: ada.email}]);
    const products = titlesOf(await find('palak pan')).products;
    expect(products).toEqual(['Palak Paneer']);
  });

  it('is a page with the same results and links that lead somewhere', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const html = await (await staff.get(pathOf('ada'))).text();
    const paths = new Set(Array.from(html.matchAll(/href="(\/admin\/[^"]+|\/admin)"/g), ([, path = '']) => path));
    expect(paths).toContain(`/admin/orders/${await idOfOrder(stack.backend, 1001)}`);
    expect(paths).toContain(`/admin/customers/${ada.number}`);
    const all = await (await staff.get(PAGE)).text();
    for (const [, path = ''] of all.matchAll(/href="(\/admin[^"]*)"/g)) paths.add(path);
    for (const path of paths) expect({path, status: (await staff.get(path)).status}).toEqual({path, status: 200});
  });

  it('calls nothing for an empty text', async () => {
    await Promise.all([stack.shop.clearLog(), stack.backend.clearLog()]);
    for (const query of ['', '   ', '\u0000\n']) expect(await find(query)).toEqual({query: '', groups: []});
    expect(textOf(await (await staff.get(PAGE)).text())).toContain('Late orders');
    expect(await searches()).toEqual([]);
  });

  it.each([
    ['a NUL character', 'zq\u0000xj'],
    ['a long text', '🥘'.repeat(400)],
    ['search syntax', '" OR id:>0) status:*'],
    ['wildcards', '%_\\'],
    ['other characters', '#'],
    ['a statement', "'; drop table orders; --"],
  ])('finds nothing for nonsense: %s', async (_what, query) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const found = await find(query);
    expect(found.groups.flatMap(({hits}) => hits)).toEqual([]);
    expect(unavailable(found)).toEqual([]);
    expect(textOf(await (await staff.get(pathOf(query))).text())).toContain('Nothing found for');
  });

  it('escapes markup in names and in the searched text', async () => {
    const name = '<img src=x onerror=alert(1)>';
    await recordOrders(stack.backend, [
      {number: 1001, of: ben, shipping_address: {first_name: name, last_name: '</script><script>alert(2)'}},
    ]);
    expect(titlesOf(await find(name)).orders).toEqual(['#1001']);
    const html = await (await staff.get(pathOf(name))).text();
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert(2)');
    expect(textOf(html)).toContain('#1001');
  });

  it.each([
    ['fails', {mode: 'status', status: 500}],
    ['is throttled', {mode: 'throttle'}],
    ['is slow', {mode: 'delay', ms: 2_200}],
  ] as const)('shows the other groups while Shopify %s', async (_how, fault) => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    await stack.shop.fault({op: 'AdminFoundProducts', ...fault});
    const started = performance.now();
    const found = await find('1001');
    expect(performance.now() - started).toBeLessThan(2_200);
    expect(titlesOf(found).orders).toEqual(['#1001']);
    expect(unavailable(found)).toEqual(['products']);
    const page = await staff.get(pathOf('1001'));
    expect(page.status).toBe(200);
    expect(textOf(await page.text())).toMatch(/#1001.*Products are unavailable: Shopify does not respond\./);
  });

  it('shows products while the database is down, and says so if everything is', async () => {
    const fault = {mode: 'status', status: 503} as const;
    await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', ...fault});
    await stack.backend.fault({path: '/rest/v1/rpc/find_known_customers', ...fault});
    const found = await find('palak');
    expect(titlesOf(found).products).toContain('Palak Paneer');
    expect(unavailable(found)).toEqual(['orders', 'customers']);
    await stack.shop.fault({op: 'AdminFoundProducts', mode: 'status', status: 500});
    const page = await staff.get(pathOf('palak'));
    expect(page.status).toBe(503);
    expect(textOf(await page.text())).toContain('Orders are unavailable: the database does not respond.');
  });
});
