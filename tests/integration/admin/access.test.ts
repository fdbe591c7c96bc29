import {afterAll, beforeAll, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo} from '../../support/account';
import {readBuildRoutes} from '../../support/build-routes';
import {signInStaff} from '../../support/fulfillment';
import {makeAdmin} from '../../support/orders';
import {ROUTE_ACCESS} from '../../support/route-access';
import {nameOfRequest, requestsToRoute, sendToRoute, type RouteRequest} from '../../support/route-requests';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {ada, gita} = SEED_PEOPLE;
const VERIFY_ROUTE = 'routes/admin_.verify';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

/** Every route below /admin, also one that was added today: the build lists them, not this test. */
const adminRoutes = readBuildRoutes().filter(({pattern}) => /^\/admin(?:\/|$)/.test(pattern));

/** Values for the parameters of a route: ids that exist nowhere. */
const toPath = (pattern: string) =>
  pattern
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '1')
    .replace('*', 'x');

const requests = adminRoutes.flatMap((route) =>
  // A layout without loader and action has no data of its own.
  requestsToRoute(route, toPath(route.pattern)).filter(
    ({shape}) => route.hasLoader || route.hasAction || shape.name !== 'data of one route',
  ),
);

/** Returns the path of a redirect, which a data request carries in its body. */
function redirectOf({headers}: Response, body: string): string | null {
  const location = headers.get('Location') ?? /"redirect","([^"]+)"/.exec(body)?.[1];
  return location ? new URL(location, stack.origin).pathname : null;
}

/** Returns the requests that were not refused. @param target the only path to which a refusal may redirect */
async function findAdmitted(sent: readonly RouteRequest[], who: Visitor, target: string): Promise<readonly string[]> {
  // Excludes what the layout reads for every visitor.
  await (await who.get('/about')).text();
  await (await who.get('/')).text();
  await fetch(`${stack.shop.origin}/__log`, {method: 'DELETE'});
  const admitted: string[] = [];
  for (const request of sent) {
    const response = await sendToRoute(stack.origin, request, who);
    const redirect = redirectOf(response, await response.text());
    const isRefused = redirect === null ? response.status >= 400 && response.status < 500 : redirect === target;
    if (!isRefused) admitted.push(`${nameOfRequest(request)}: ${response.status} ${redirect ?? ''}`);
  }
  return admitted;
}

const shopCalls = async () => (await stack.shop.log()).requests.map(({operation, path}) => `${operation} ${path}`);

/** Returns the logged attempts that were denied. */
const denialsOf = (action: string) =>
  rowsOf<{actor_id: string; outcome: string}>(
    stack,
    `select l.actor_id, o.outcome::text from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = '${action}'`,
  );

it('finds the routes of the admin, all of them classified as such', () => {
  const classified = Object.entries(ROUTE_ACCESS).filter(([, {access}]) => access === 'admin');
  expect(adminRoutes.map(({id}) => id).sort()).toEqual(classified.map(([id]) => id).sort());
  expect(adminRoutes.length).toBeGreaterThan(2);
});

it('refuses signed-out visitors on every admin route before any call to Shopify', async () => {
  expect(await findAdmitted(requests, createVisitor(stack.origin), '/auth')).toEqual([]);
  expect(await shopCalls()).toEqual([]);
});

it('refuses customers on every admin route before any call to Shopify, and logs their attempts to change something', async () => {
  const who = await signInTo(stack, ada);
  expect(await findAdmitted(requests, who, '/')).toEqual([]);
  expect(await shopCalls()).toEqual([]);
  const rows = await denialsOf('admin.access');
  expect(rows.length).toBeGreaterThan(0);
  // Above twenty in ten minutes they are refused without a row.
  expect(rows).toEqual(Array(Math.min(rows.length, 20)).fill({actor_id: who.owner, outcome: 'refused'}));
});

it('leads admins without the second factor to it from every other admin route before any call to Shopify, and logs their attempts to change something', async () => {
  const who = await signInTo(stack, gita);
  await makeAdmin(stack.backend, who.owner);
  const others = requests.filter(({route}) => route.id !== VERIFY_ROUTE);
  expect(await findAdmitted(others, who, '/admin/verify')).toEqual([]);
  expect(await shopCalls()).toEqual([]);
  const rows = await denialsOf('second-factor.missing');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(Array(rows.length).fill({actor_id: who.owner, outcome: 'refused'}));
});

/** Writes that reach an action; what the request guard rejects reaches none. */
const changes = requests.filter(
  ({method, route, shape}) => route.hasAction && method === 'POST' && shape.name !== '?_data=',
);
/** Asked for by pages themselves, without a person. */
const UNATTENDED = new Set(['routes/admin_.verify', 'routes/admin.orders_.realtime']);

it('logs each change of an admin that fails, whatever stops it: one row, on every admin route and in every shape', async () => {
  const who = await signInStaff(stack);
  const count = async () =>
    (
      await rowsOf<{rows: number}>(
        stack,
        `select count(*)::int as rows from private.audit_log join private.audit_outcomes on audit_id = id
         where outcome <> 'done' and actor_id = '${who.owner}'`,
      )
    )[0]?.rows ?? 0;
  const refused: string[] = [];
  const unlogged: string[] = [];
  for (const change of changes.filter(({route}) => !UNATTENDED.has(route.id))) {
    const before = await count();
    const response = await sendToRoute(stack.origin, change, who);
    await response.text();
    if (response.status < 400) continue;
    refused.push(change.route.id);
    if ((await count()) !== before + 1) unlogged.push(`${nameOfRequest(change)}: ${response.status}`);
  }
  expect(unlogged).toEqual([]);
  // Most actions refuse ids that exist nowhere, or a form without fields.
  expect(new Set(refused).size).toBeGreaterThan(12);
});
