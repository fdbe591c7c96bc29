import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isFulfillmentIntent, ORDER_INTENTS} from '../../../app/orders/commands/order-intents';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, type SignedIn} from '../../support/account';
import {readBuildRoutes} from '../../support/build-routes';
import {toForgedForm, paidOrder} from '../../support/fulfillment';
import {recordOrders} from '../../support/orders';
import {OWN_ORDER, ROUTE_ACCESS, type Access} from '../../support/route-access';
import {nameOfRequest, requestsToRoute, sendToRoute, type RouteRequest} from '../../support/route-requests';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const STAFF_INTENTS = ORDER_INTENTS.filter(isFulfillmentIntent);

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

const routes = readBuildRoutes();

const routesOf = (access: Access) =>
  routes.flatMap((route) => {
    const classified = ROUTE_ACCESS[route.id];
    return classified?.access === access ? [{route, path: classified.path}] : [];
  });

const requestsTo = (access: Access): readonly RouteRequest[] =>
  routesOf(access).flatMap(({route, path}) => requestsToRoute(route, path));

const ask = (asked: RouteRequest, who?: SignedIn, fields: Record<string, string> = {}) =>
  sendToRoute(stack.origin, asked, who, {...fields, owner: who?.owner ?? ''});

const callsOf = async () => {
  const logs = await Promise.all([stack.shop.log(), stack.backend.log()]);
  return logs.flatMap(({requests}) => requests.map(({operation, path}) => `${operation} ${path}`));
};
const clearLog = () => Promise.all([stack.shop.clearLog(), stack.backend.clearLog()]);
const adminCalls = async () => (await stack.shop.log()).requests.filter(({api}) => api === 'admin');

it('classifies the access to every route of the build', () => {
  expect(routes.map(({id}) => id).sort()).toEqual(Object.keys(ROUTE_ACCESS).sort());
});

describe('a signed-out visitor', () => {
  it.each(['signed-in', 'server'] as const)(
    'is rejected on every %s route before any upstream call',
    async (access) => {
      // Excludes reads of the layout and the sign-in card, which are shared by all visitors.
      for (const path of ['/about', '/auth']) await (await fetch(stack.origin + path)).text();
      await clearLog();
      const admitted: string[] = [];
      for (const asked of requestsTo(access)) {
        const response = await ask(asked);
        if (!isRefusal(asked, response, await response.text()))
          admitted.push(`${nameOfRequest(asked)}: ${response.status}`);
      }
      expect(admitted).toEqual([]);
      expect(await callsOf()).toEqual([]);
    },
  );
});

/** True for a redirect to the sign-in card, the card itself, an error status or an empty response. */
function isRefusal({method}: RouteRequest, {status, headers}: Response, body: string): boolean {
  const location = headers.get('Location') ?? headers.get('X-Remix-Redirect');
  if (location !== null) return new URL(location, stack.origin).pathname === '/auth';
  if (status >= 400) return status < 500;
  if (body === '') return status === 204 || method === 'HEAD';
  // As words, because the names of assets contain digests.
  return method === 'GET' && !/\bAda\b|\bByron\b|@example\.com/.test(body);
}

/** Routes that answer to forms and scripts alone. */
const POST_ONLY = new Set(['routes/realtime.token', 'routes/profile_.privacy_.download']);

describe('a customer', () => {
  it('can open all of their own pages', async () => {
    await recordOrders(stack.backend, [{number: OWN_ORDER, of: ada}]);
    const who = await signInTo(stack, ada);
    const book = await (await who.get('/profile/addresses')).text();
    const address = /\/profile\/addresses\/(\d+)/.exec(book)?.[0] ?? '';
    for (const {route, path} of routesOf('signed-in')) {
      const response = await who.get(path.replace('/profile/addresses/1', address));
      expect({id: route.id, status: response.status}).toEqual({
        id: route.id,
        status: POST_ONLY.has(route.id) ? 405 : 200,
      });
    }
  });

  it('is rejected on every server-to-server route before any upstream call', async () => {
    const who = await signInTo(stack, ada);
    await clearLog();
    for (const asked of requestsTo('server')) {
      const {status} = await ask(asked, who);
      expect([400, 401, 404, 405], nameOfRequest(asked)).toContain(status);
    }
    expect(await callsOf()).toEqual([]);
  });

  it.each([
    ['the owner of the order', ada, [200, 202, 400, 403, 405, 429]],
    ['another customer', ben, [400, 404, 405, 429]],
  ] as const)('never reaches the Admin API through an order: %s', async (_who, person, allowed) => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInTo(stack, person);
    await clearLog();
    const orders = requestsTo('signed-in').filter(({route}) => route.id === 'routes/order.$orderId');
    for (const intent of STAFF_INTENTS) {
      for (const asked of orders) {
        const {status} = await ask({...asked, path}, who, toForgedForm(partNumber, intent));
        expect(allowed, nameOfRequest(asked)).toContain(status);
      }
    }
    expect(await adminCalls()).toEqual([]);
  });
});
