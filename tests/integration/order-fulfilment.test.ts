import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../support/account';
import {makeAdmin, recordOrders} from '../support/orders';
import {placeOrder} from '../support/place-order';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {createVisitor} from '../support/visitor';

const {ada, ben, gita} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';
const TRACKED = {carrier: 'UPS', number: '1z 999 AA1 01 2345 6784'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

type Fields = Readonly<Record<string, string>>;

/** An order of Ada's, paid in the shop and known to the database. */
async function order() {
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [{number, of: ada}]);
  return {number, path: `/order/${number}`, partNumber: partsOf(number)[0]?.number ?? 0};
}

const recordOf = (number: number) => stack.shop.state.data.orders.find((each) => each.number === number);
const partsOf = (number: number) => recordOf(number)?.fulfillmentOrders ?? [];

async function staff(): Promise<SignedIn> {
  const who = await signInTo(stack, gita);
  await makeAdmin(stack.backend, who.owner);
  return who;
}

/** What a form of this page holds, as it was shown just now. */
async function formOf(who: SignedIn, path: string, partNumber: number, intent: string, fields: Fields = {}) {
  const html = await (await who.get(path)).text();
  const attempt = /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return {intent, attempt, fulfillmentOrderId: `gid://shopify/FulfillmentOrder/${partNumber}`, ...fields};
}

const mutations = async (name: string) =>
  (await stack.shop.log()).requests.filter(({operation}) => operation === name).length;

const audits = () =>
  stack.backend.database.connected(({query}) =>
    query<{action: string; outcome: string | null}>(
      `select action, outcome::text from private.audit_log left join private.audit_outcomes on audit_id = id
       where action like 'fulfilment.%' order by id`,
    ),
  );

describe('the panel of how an order is sent', () => {
  it('is read by its customer, and offers nothing', async () => {
    const {path, partNumber} = await order();
    const who = await signInTo(stack, ada);
    const part = `Fulfillment order ${partNumber} OPEN`;
    await vi.waitFor(async () => expect(await who.read(path)).toContain(part), 10_000);
    const text = await who.read(path);
    for (const words of ['Mark as Fulfilled', 'Add Tracking', 'Carrier']) expect(text).not.toContain(words);
    expect(await mutations('StaffFulfillmentOrders')).toBe(0);
  });

  it('asks the shop for staff, and offers what can be done', async () => {
    const {path, partNumber} = await order();
    const text = await (await staff()).read(path);
    expect(text).toContain(`Fulfillment order ${partNumber} OPEN`);
    for (const words of ['Created', '1 ×', 'Mark as Fulfilled', 'Carrier', 'Cancel']) expect(text).toContain(words);
  });

  it('says that it could not be loaded while the shop is down, and the page stands', async () => {
    const {path} = await order();
    const who = await staff();
    await stack.shop.fault({op: 'StaffFulfillmentOrders', mode: 'status', status: 500});
    const text = await who.read(path);
    expect(text).toContain('Failed to load fulfillment orders');
    expect(text).toContain('Order Summary');
    await stack.restartStorefront();
  });
});

describe('sending an order', () => {
  it('is marked once, and the number of the parcel goes along', async () => {
    const {number, path, partNumber} = await order();
    const who = await staff();
    const fields = await formOf(who, path, partNumber, 'fulfill', TRACKED);
    const answers = await Promise.all([who.post(path, fields), who.post(path, fields), who.post(path, fields)]);
    expect(answers.map(({status}) => status).toSorted()[0]).toBe(303);
    expect((await who.post(path, fields)).status).toBe(303);
    expect(await mutations('StaffFulfillmentCreate')).toBe(1);
    expect(recordOf(number)?.fulfillments[0]?.tracking).toMatchObject([{company: 'UPS', number: UPS}]);
    const text = await who.read(path);
    expect(text).toContain('Order marked as fulfilled');
    expect(text).toContain('CLOSED');
    expect(text).toContain('Update Tracking');
    expect((await audits()).filter(({outcome}) => outcome === 'done')).toEqual([
      {action: 'fulfilment.create', outcome: 'done'},
    ]);
  });

  it('by two people at once happens once', async () => {
    const {path, partNumber} = await order();
    const [one, other] = [await staff(), await signInTo(stack, ben)];
    await makeAdmin(stack.backend, other.owner);
    const forms = [await formOf(one, path, partNumber, 'fulfill'), await formOf(other, path, partNumber, 'fulfill')];
    await Promise.all([one.post(path, forms[0] ?? {}), other.post(path, forms[1] ?? {})]);
    expect(await mutations('StaffFulfillmentCreate')).toBe(1);
  });

  it('whose answer is lost is looked up and not repeated', async () => {
    const {number, path, partNumber} = await order();
    const who = await staff();
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'dropAfterExecute', times: 1});
    const response = await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(response.status).toBe(303);
    expect(await mutations('StaffFulfillmentCreate')).toBe(1);
    expect(recordOf(number)?.fulfillments).toHaveLength(1);
    await stack.restartStorefront();
  });

  it('that the shop could not be asked for can be tried again', async () => {
    const {path, partNumber} = await order();
    const who = await staff();
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
    const failed = await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(failed.status).toBe(502);
    expect(textOf(await failed.text())).toContain('Failed to fulfill order');
    expect((await who.post(path, await formOf(who, path, partNumber, 'fulfill'))).status).toBe(303);
    await stack.restartStorefront();
  });

  it('that was sent already, or called back, is not sent again', async () => {
    const {number, path, partNumber} = await order();
    const who = await staff();
    await who.post(path, await formOf(who, path, partNumber, 'cancel-fulfillment'));
    const response = await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(response.status).toBe(409);
    expect(textOf(await response.text())).toContain('It is closed by now. Nothing was changed.');
    expect(recordOf(number)?.fulfillments).toHaveLength(0);
  });
});

describe('the number of a parcel', () => {
  it('is added to what was sent without one, and changed later', async () => {
    const {number, path, partNumber} = await order();
    const who = await staff();
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(await who.read(path)).toContain('Add Tracking');
    const added = await who.post(path, await formOf(who, path, partNumber, 'add-tracking', TRACKED));
    expect(added.status).toBe(303);
    expect(await who.read(path)).toContain('Tracking information added successfully');
    await who.post(
      path,
      await formOf(who, path, partNumber, 'add-tracking', {
        carrier: 'Other',
        number: 'B-7',
        url: 'https://bikes.example/7',
      }),
    );
    expect(recordOf(number)?.fulfillments[0]?.tracking).toMatchObject([{company: 'Other', number: 'B-7'}]);
    const html = await (await who.get(path)).text();
    expect(html).not.toContain('href="https://bikes.example');
  });

  it.each<[string, Fields, string]>([
    ['nothing', {}, 'Choose a carrier'],
    ['nothing', {}, 'Tracking number is required'],
    ['no carrier', {number: UPS}, 'Choose a carrier'],
    ['a carrier nobody knows', {carrier: 'Pigeon', number: UPS}, 'Choose a carrier'],
    ['blanks', {carrier: 'UPS', number: '   '}, 'Tracking number is required'],
    ['another carrier’s number', {carrier: 'FedEx', number: UPS}, 'This is no FedEx number'],
    [
      'a bad address',
      {carrier: 'Other', number: '1', url: 'javascript:alert(1)'},
      'Enter an address that begins with https://',
    ],
  ])('that is %s is refused beside its field', async (_what, fields, words) => {
    const {path, partNumber} = await order();
    const who = await staff();
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    const response = await who.post(path, await formOf(who, path, partNumber, 'add-tracking', fields));
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect(await mutations('StaffTrackingUpdate')).toBe(0);
  });
});

describe('calling a part back', () => {
  it('is asked about first, without scripts by a page of its own, and leaves a new open one', async () => {
    const {number, path, partNumber} = await order();
    const who = await staff();
    const text = await who.read(`${path}?cancel=${partNumber}`);
    expect(text).toContain('Cancel Fulfillment Order');
    expect(text).toContain('Are you sure you want to cancel this fulfillment order? This action cannot be undone.');
    expect(text).toContain('Confirm');
    const fields = await formOf(who, path, partNumber, 'cancel-fulfillment');
    await Promise.all([who.post(path, fields), who.post(path, fields)]);
    expect(await mutations('StaffFulfillmentOrderCancel')).toBe(1);
    expect(partsOf(number).map(({status}) => status)).toEqual(['closed', 'open']);
    expect(await who.read(path)).toContain('Fulfillment order cancelled successfully');
  });
});

describe('whoever is no admin', () => {
  const INTENTS = ['fulfill', 'add-tracking', 'cancel-fulfillment'];

  it.each(
    INTENTS.flatMap((intent) =>
      ['', '.data', '?_data=routes%2Forder.%24orderId'].map((shape) => [intent, shape] as const),
    ),
  )('changes nothing of their own order: %s%s', async (intent, shape) => {
    const {path, partNumber} = await order();
    const who = await signInTo(stack, ada);
    const fields = {...(await formOf(who, path, partNumber, intent, TRACKED)), attempt: crypto.randomUUID()};
    const before = (await stack.shop.log()).requests.length;
    const response = await who.post(path + shape, fields);
    expect([200, 202, 403, 405]).toContain(response.status);
    if (shape === '') expect(textOf(await response.text())).toContain('Access Denied');
    const after = (await stack.shop.log()).requests
      .slice(before)
      .filter(({operation}) => operation?.startsWith('Staff'));
    expect(after).toEqual([]);
    expect(recordOf(Number(path.split('/').at(-1)))?.fulfillments).toHaveLength(0);
  });

  it('leaves a trace of the attempt', async () => {
    const {path, partNumber} = await order();
    const who = await signInTo(stack, ada);
    const fields = {...(await formOf(who, path, partNumber, 'fulfill')), attempt: crypto.randomUUID()};
    expect((await who.post(path, fields)).status).toBe(403);
    expect(await audits()).toEqual([{action: 'fulfilment.fulfill', outcome: 'refused'}]);
  });

  it('is led to the card when they are nobody', async () => {
    const {path} = await order();
    for (const shape of ['', '.data']) {
      const response = await createVisitor(stack.origin).post(path + shape, {intent: 'fulfill'});
      expect([202, 302]).toContain(response.status);
    }
    expect(await audits()).toEqual([]);
  });

  it('is one from the moment on that the role is taken away', async () => {
    const {path, partNumber} = await order();
    const who = await staff();
    const fields = await formOf(who, path, partNumber, 'fulfill');
    await stack.backend.database.connected(({script}) => script('delete from public.user_roles'));
    expect((await who.post(path, fields)).status).toBe(404);
    expect(await mutations('StaffFulfillmentCreate')).toBe(0);
  });

  it('acts on no part of another order', async () => {
    const [first, second] = [await order(), await order()];
    const who = await staff();
    const response = await who.post(first.path, await formOf(who, first.path, second.partNumber, 'fulfill'));
    expect(response.status).toBe(404);
    for (const id of ['gid://shopify/Order/1', 'x', '']) {
      const fields = {...(await formOf(who, first.path, 1, 'fulfill')), fulfillmentOrderId: id};
      expect((await who.post(first.path, fields)).status).toBe(404);
    }
    expect(await mutations('StaffFulfillmentCreate')).toBe(0);
  });
});
