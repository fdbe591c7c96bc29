import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {PERMISSIONS, STAFF_ROLES} from '../../../app/core/staff-permissions';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {textOf, type SignedIn} from '../../support/account';
import {readBuildRoutes, type BuildRoute} from '../../support/build-routes';
import {paidOrder, signInStaff, toForgedForm} from '../../support/fulfillment';
import {chooseOrders, pathOf} from '../../support/order-batch';
import {idOfOrder, refundOrder} from '../../support/orders';
import {PACKER_ACCESS, type PackerRow} from '../../support/packer-access';
import {ROUTE_ACCESS} from '../../support/route-access';
import {nameOfRequest, requestsToRoute, sendToRoute, type RouteRequest} from '../../support/route-requests';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ben, farida} = SEED_PEOPLE;
const EMAIL = 'secret.buyer@example.com';
/** In no other number of a page. */
const AMOUNT = '47,110';

let stack: StackWithBackend;
let packer: SignedIn;
let order: {number: number; id: string; partNumber: number};
beforeAll(async () => {
  stack = await startStackWithBackend();
  const {number, partNumber} = await paidOrder(stack);
  order = {number, partNumber, id: await idOfOrder(stack.backend, number)};
  await refundOrder(stack.backend, number, {amount_minor: 4_711_008, at: new Date().toISOString()});
  await stack.backend.database.connected(({script}) =>
    script(`
      update public.orders set subtotal_minor = 4711001, shipping_minor = 4711002, tax_minor = 4711003, total_minor = 4711004;
      update public.order_items set price_minor = 4711005, total_minor = 4711006;
      insert into private.order_contacts (order_id, email) values ('${order.id}', '${EMAIL}')
      on conflict (order_id) do update set email = excluded.email;
    `),
  );
  packer = await signInStaff(stack, ben, 'packer');
});
afterAll(() => stack.close());

const adminRoutes = readBuildRoutes().filter(
  ({id, pattern}) => /^\/admin(?:\/|$)/.test(pattern) && id !== 'routes/admin_.verify',
);
const rowOf = ({id}: BuildRoute): PackerRow => PACKER_ACCESS[id] ?? {read: 'forbidden', change: 'forbidden'};

const isRead = ({method}: RouteRequest) => method === 'GET' || method === 'HEAD';
/** What the framework answers itself reaches no loader or action. */
const reachesRoute = ({method, route, shape}: RouteRequest): boolean => {
  if (shape.name === '?_data=') return method === 'GET';
  return isRead({method, route, shape} as RouteRequest) ? route.hasLoader : route.hasAction && method === 'POST';
};

const requestsOf = (isWanted: (row: PackerRow, request: RouteRequest) => boolean) =>
  adminRoutes
    .flatMap((route) => requestsToRoute(route, ROUTE_ACCESS[route.id]?.path.split('?')[0] ?? ''))
    .filter((request) => reachesRoute(request) && isWanted(rowOf(request.route), request));

const accessOf = (row: PackerRow, request: RouteRequest) => (isRead(request) ? row.read : row.change);

it('knows of every route of the admin what packers may do there', () => {
  expect(adminRoutes.map(({id}) => id).sort()).toEqual(Object.keys(PACKER_ACCESS).sort());
  const withAction = adminRoutes.filter(({hasAction}) => hasAction).map(({id}) => id);
  const withChange = Object.entries(PACKER_ACCESS)
    .filter(([, {change}]) => change)
    .map(([id]) => id);
  expect(withChange.sort()).toEqual(withAction.sort());
});

it('has the same table as the database', async () => {
  const rows = await rowsOf<{role: string; permission: string}>(
    stack,
    'select role::text, permission from private.role_permissions order by 1, 2',
  );
  const known = STAFF_ROLES.flatMap((role) =>
    Object.entries(PERMISSIONS).flatMap(([permission, roles]: [string, readonly string[]]) =>
      roles.includes(role) ? [{role, permission}] : [],
    ),
  );
  const toText = ({role, permission}: {role: string; permission: string}) => `${role} ${permission}`;
  expect(rows.map(toText).sort()).toEqual(known.map(toText).sort());
});

describe('a packer', () => {
  it('is refused on every page and by every action that is not theirs, in every shape, before any call to Shopify', async () => {
    await (await packer.get('/about')).text();
    await stack.shop.clearLog();
    const wrong: string[] = [];
    for (const request of requestsOf((row, each) => accessOf(row, each) === 'forbidden')) {
      const response = await sendToRoute(stack.origin, request, packer);
      await response.text();
      // The framework knows no such address while it serves the data of all routes at once.
      const isUnknown = request.shape.name === '?_data=' && response.status === 400;
      if (response.status !== 403 && !isUnknown) wrong.push(`${nameOfRequest(request)}: ${response.status}`);
    }
    expect(wrong).toEqual([]);
    expect((await stack.shop.log()).requests.filter(({api}) => api === 'admin')).toEqual([]);
    const [logged] = await rowsOf<{rows: number}>(
      stack,
      `select count(*)::int as rows from private.audit_log where action = 'admin.permission' and actor_id = '${packer.owner}'`,
    );
    expect(logged?.rows).toBeGreaterThan(0);
  });

  it('reads why, with the sections that are theirs and a way back', async () => {
    const response = await packer.get('/admin/analytics');
    const html = await response.text();
    expect(response.status).toBe(403);
    expect(textOf(html)).toContain('Your role does not include this page');
    expect(html).toMatch(/<a[^>]*href="\/admin\/orders"[^>]*>Back to orders</);
    const nav = /<nav aria-label="Admin sections">(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
    expect([...nav.matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/admin/orders',
      '/admin/tracking',
    ]);
  });

  it('may open and use the rest, and is led to the queue from the figures', async () => {
    const wrong: string[] = [];
    for (const request of requestsOf(
      (row, each) => each.shape.name !== '?_data=' && accessOf(row, each) !== 'forbidden',
    )) {
      const response = await sendToRoute(stack.origin, request, packer);
      const body = await response.text();
      const path = response.headers.get('Location') ?? /"redirect","([^"]+)"/.exec(body)?.[1] ?? null;
      const isExpected =
        accessOf(rowOf(request.route), request) === 'queue' || request.path === '/admin'
          ? path === '/admin/orders' || response.status === 200
          : response.status !== 403 && response.status < 500 && path !== '/';
      if (!isExpected) wrong.push(`${nameOfRequest(request)}: ${response.status} ${path ?? ''}`);
    }
    expect(wrong).toEqual([]);
    expect(pathOf(await packer.get('/admin'))).toBe('/admin/orders');
  });

  it('sees no amount and no mail address, in pages, in their data, on paper and in results', async () => {
    const batch = pathOf(await chooseOrders(packer, [order.id]));
    const pages = [
      '/admin/orders',
      '/admin/orders?view=all',
      `/admin/orders?q=${order.number}`,
      `/admin/orders/${order.id}`,
      `/admin/orders/${order.number}`,
      `/admin/orders/${order.number}/pack`,
      `/admin/orders/${order.number}/slip`,
      batch,
      `${batch}/pick-list`,
      `${batch}/slips`,
      '/admin/orders/batch',
      `/admin/tracking?q=${order.number}`,
      `/admin/search?q=${order.number}`,
      `/admin/search/results?q=${order.number}`,
    ];
    const secrets = new RegExp(`${AMOUNT.replace(',', ',?')}|secret\\.buyer|\\$\\d`);
    for (const page of pages) {
      const [path = '', query = ''] = page.split('?');
      const data = `${path}.data${query && `?${query}`}`;
      for (const each of page.includes('results') ? [page] : [page, data]) {
        const response = await packer.get(each);
        const body = await response.text();
        expect({each, status: response.status}).toEqual({each, status: 200});
        expect(body.match(secrets)?.[0], each).toBeUndefined();
      }
    }
    // An owner sees them, so the test would find them.
    const owner = await signInStaff(stack);
    expect(await (await owner.get('/admin/orders')).text()).toMatch(secrets);
    expect(await (await owner.get(`/admin/orders/${order.number}`)).text()).toMatch(secrets);
  });

  it('finds no order by a mail address, and no customers or products', async () => {
    const found = await (
      await packer.get(`/admin/search/results?q=${EMAIL}`)
    ).json<{groups: {kind: string; hits: object[]}[]}>();
    expect(found.groups).toEqual([{kind: 'orders', hits: [], isUnavailable: false}]);
    expect(textOf(await (await packer.get(`/admin/orders?q=${EMAIL}`)).text())).not.toContain(`#${order.number}`);
  });

  it('gets no order with a token of their own', async () => {
    expect((await packer.get(`/order/${order.number}`)).status).toBe(404);
  });

  it('may not tag the orders of a batch, whatever the form says', async () => {
    const batch = pathOf(await chooseOrders(packer, [order.id]));
    expect((await packer.post(`${batch}?index`, {intent: 'add-tag', tag: 'vip'})).status).toBe(403);
  });

  it('holds, releases, notes and fulfills, but cancels nothing', async () => {
    // Denied attempts of one person are answered with 429 after a while.
    const other = await signInStaff(stack, farida, 'packer');
    const path = `/admin/orders/${order.number}`;
    const send = (intent: string, fields = {}) => other.post(path, toForgedForm(order.partNumber, intent, fields));
    expect((await send('cancel-fulfillment')).status).toBe(403);
    expect((await send('place-hold', {holdReason: 'OTHER', holdNotes: ''})).status).toBe(303);
    const html = await (await other.get(path)).text();
    const holdId = /name="holdId" value="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await send('release-holds', {holdId})).status).toBe(303);
    expect((await send('add-note', {note: 'Rings twice'})).status).toBe(303);
    expect(textOf(await (await other.get(path)).text())).toContain('Rings twice');
    expect((await send('fulfill', {carrier: 'UPS', number: '1Z999AA10123456784'})).status).toBe(303);
  });
});
