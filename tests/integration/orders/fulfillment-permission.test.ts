import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {auditsOf, formOf, toForgedForm, paidOrder, signInStaff, countRequests} from '../../support/fulfillment';
import {makeAdmin} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben, gita} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';
const TRACKED = {carrier: 'UPS', number: UPS};
const ACTIONS = {
  fulfill: 'fulfillment.create',
  'add-tracking': 'fulfillment.track',
  'cancel-fulfillment': 'fulfillment.cancel',
} as const;
const INTENTS = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const staffRequests = async () =>
  (await stack.shop.log()).requests.filter(({operation}) => operation?.startsWith('Staff')).length;

describe('a person without the admin role', () => {
  it.each(
    INTENTS.flatMap((intent) =>
      ['', '.data', '?_data=routes%2Forder.%24orderId'].map((shape) => [intent, shape] as const),
    ),
  )('cannot change the fulfillment of their own order: %s%s', async (intent, shape) => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInTo(stack, ada);
    const before = await staffRequests();
    const response = await who.post(path + shape, toForgedForm(partNumber, intent, TRACKED));
    expect([200, 202, 400, 403, 405]).toContain(response.status);
    if (shape === '') expect(textOf(await response.text())).toContain('Access Denied');
    expect(await staffRequests()).toBe(before);
    expect(record.fulfillments).toHaveLength(0);
  });

  it.each(INTENTS)('has the attempt recorded in the audit log under its action: %s', async (intent) => {
    const {number, path, partNumber, partId} = await paidOrder(stack);
    const who = await signInTo(stack, ada);
    expect((await who.post(path, toForgedForm(partNumber, intent, TRACKED))).status).toBe(403);
    const asked = intent === 'cancel-fulfillment' ? {} : TRACKED;
    expect(await auditsOf(stack)).toEqual([
      {
        actor_id: who.owner,
        action: ACTIONS[intent],
        target: partId,
        details: {order: `gid://shopify/Order/${number}`, ...asked},
        request_id: expect.stringMatching(/^[\da-f]{8}$/),
        outcome: 'refused',
        ended: {reason: 'denied'},
      },
    ]);
  });

  it.each(INTENTS)('has the attempt on another person’s order recorded and receives a 404: %s', async (intent) => {
    const {number, path, partNumber, partId} = await paidOrder(stack);
    const who = await signInTo(stack, ben);
    const before = await staffRequests();
    expect((await who.post(path, toForgedForm(partNumber, intent))).status).toBe(404);
    expect(await staffRequests()).toBe(before);
    expect(await auditsOf(stack)).toMatchObject([
      {
        actor_id: who.owner,
        action: ACTIONS[intent],
        target: partId,
        details: {order: `gid://shopify/Order/${number}`},
        outcome: 'refused',
        ended: {reason: 'denied'},
      },
    ]);
  });

  it('is denied without an audit entry after twenty attempts in ten minutes', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const [owner, stranger] = [await signInTo(stack, ada), await signInTo(stack, ben)];
    const statuses = [];
    for (let at = 0; at < 25; at += 1)
      statuses.push((await owner.post(path, toForgedForm(partNumber, 'fulfill'))).status);
    expect(statuses).toEqual([...Array<number>(20).fill(403), ...Array<number>(5).fill(429)]);
    expect(await auditsOf(stack)).toHaveLength(20);
    for (let at = 0; at < 25; at += 1)
      expect((await stranger.post(path, toForgedForm(partNumber, 'fulfill'))).status).toBe(404);
    expect(await auditsOf(stack)).toHaveLength(40);
  });

  it('receives no data about another person’s order while the audit log is unavailable', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInTo(stack, ben);
    await stack.backend.fault({path: '/rest/v1/rpc/claim_staff_action', mode: 'status', status: 503});
    expect((await who.post(path, toForgedForm(partNumber, 'fulfill'))).status).toBe(404);
    await stack.restartStorefront();
  });

  it('is led to the sign-in card when signed out', async () => {
    const {path} = await paidOrder(stack);
    for (const shape of ['', '.data']) {
      const response = await createVisitor(stack.origin).post(path + shape, {intent: 'fulfill'});
      expect([202, 302]).toContain(response.status);
    }
    expect(await auditsOf(stack)).toEqual([]);
  });

  it('loses the permission as soon as the role is revoked', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    const fields = await formOf(who, path, partNumber, 'fulfill');
    await stack.backend.database.connected(({script}) => script('delete from public.user_roles'));
    expect((await who.post(path, fields)).status).toBe(404);
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
    expect(await auditsOf(stack)).toMatchObject([{actor_id: who.owner, outcome: 'refused'}]);
  });
});

describe('an admin who has not entered the second factor', () => {
  it('sees a link to it in place of the fulfillment orders', async () => {
    const {path} = await paidOrder(stack);
    const who = await signInTo(stack, gita);
    await makeAdmin(stack.backend, who.owner);
    const html = await (await who.get(path)).text();
    expect(html).toContain(`href="/admin/verify?returnTo=${encodeURIComponent(path)}"`);
    expect(html).not.toContain('name="idempotencyKey"');
    expect(await staffRequests()).toBe(0);
  });

  it.each(INTENTS)('cannot change an order, and has the attempt recorded: %s', async (intent) => {
    const {path, partNumber, partId, record} = await paidOrder(stack);
    const who = await signInTo(stack, gita);
    await makeAdmin(stack.backend, who.owner);
    const response = await who.post(path, toForgedForm(partNumber, intent, TRACKED));
    expect(response.status).toBe(403);
    expect(textOf(await response.text())).toContain('Access Denied');
    expect({requests: await staffRequests(), parcels: record.fulfillments.length}).toEqual({requests: 0, parcels: 0});
    expect(await auditsOf(stack)).toMatchObject([
      {actor_id: who.owner, action: ACTIONS[intent], target: partId, outcome: 'refused', ended: {reason: 'denied'}},
    ]);
  });
});

describe('the audit entry of an admin’s attempt', () => {
  const open = {status: 'open', parcels: []};
  const closed = (...tracking: readonly object[]) => ({
    status: 'closed',
    parcels: [{id: expect.stringMatching(/^gid:\/\/shopify\/Fulfillment\/\d+$/), tracking}],
  });

  it('contains the request and the state before and after', async () => {
    const {number, path, partNumber, partId} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    await who.post(path, await formOf(who, path, partNumber, 'add-tracking', TRACKED));
    const row = {actor_id: who.owner, target: partId, request_id: expect.any(String), outcome: 'done'};
    const order = `gid://shopify/Order/${number}`;
    expect(await auditsOf(stack)).toEqual([
      {...row, action: 'fulfillment.create', details: {order}, ended: {before: open, after: closed()}},
      {
        ...row,
        action: 'fulfillment.track',
        details: {order, ...TRACKED},
        ended: {before: closed(), after: closed(TRACKED)},
      },
    ]);
  });

  it('exists for a cancellation', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await who.post(path, await formOf(who, path, partNumber, 'cancel-fulfillment'));
    expect(await auditsOf(stack)).toMatchObject([
      {action: 'fulfillment.cancel', outcome: 'done', ended: {before: open, after: {status: 'closed', parcels: []}}},
    ]);
  });

  it('contains the failed outcome', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    await who.post(path, await formOf(who, path, partNumber, 'add-tracking', TRACKED));
    expect(await auditsOf(stack)).toMatchObject([
      {action: 'fulfillment.create', outcome: 'failed', ended: {problem: 'shop-down', before: open, after: open}},
      {action: 'fulfillment.track', outcome: 'refused', ended: {problem: 'not-possible', before: open, after: open}},
    ]);
    await stack.restartStorefront();
  });

  it('has no outcome if the outcome is unknown', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    const fields = await formOf(who, path, partNumber, 'fulfill');
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'dropAfterExecute', times: 1});
    // This seed lets the first read succeed, before the change, and fails all reads that check its outcome.
    await stack.shop.fault({op: 'StaffFulfillmentOrders', mode: 'status', status: 500, p: 0.8, seed: 88});
    expect((await who.post(path, fields)).status).toBe(502);
    expect(await auditsOf(stack)).toMatchObject([{action: 'fulfillment.create', outcome: null, ended: null}]);
    await stack.restartStorefront();
  });
});

describe('staff who submit an order with a fulfillment order of another one', () => {
  it.each(INTENTS)('change neither: %s', async (intent) => {
    const [first, second] = [await paidOrder(stack), await paidOrder(stack)];
    const who = await signInStaff(stack);
    const response = await who.post(first.path, await formOf(who, first.path, second.partNumber, intent, TRACKED));
    expect(response.status).toBe(404);
    for (const id of ['gid://shopify/Order/1', 'x', '']) {
      const fields = {...(await formOf(who, first.path, 1, intent, TRACKED)), fulfillmentOrderId: id};
      expect((await who.post(first.path, fields)).status).toBe(404);
    }
    for (const {record} of [first, second])
      expect({
        fulfillmentOrders: record.fulfillmentOrders.map(({status}) => status),
        fulfillments: record.fulfillments,
      }).toEqual({fulfillmentOrders: ['open'], fulfillments: []});
    for (const name of ['StaffFulfillmentCreate', 'StaffTrackingUpdate', 'StaffFulfillmentOrderCancel'])
      expect(await countRequests(stack, name)).toBe(0);
    expect(await auditsOf(stack)).toMatchObject([
      {target: second.partId, outcome: 'refused', ended: {problem: 'missing', before: null, after: null}},
    ]);
  });
});
