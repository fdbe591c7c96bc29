import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {formOf, paidOrder, signInStaff, countRequests} from '../../support/fulfillment';
import {recordOrders} from '../../support/orders';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';
const TRACKED = {carrier: 'UPS', number: '1z 999 AA1 01 2345 6784'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

describe('the fulfillment panel', () => {
  it('is hidden from the customer, who sees the order status', async () => {
    const {path} = await paidOrder(stack);
    const who = await signInTo(stack, ada);
    await vi.waitFor(async () => expect(await who.read(path)).toContain('Packed Still to come'), 10_000);
    const text = await who.read(path);
    for (const words of ['Fulfillment order', 'OPEN', 'Mark as Fulfilled', 'Add Tracking', 'Carrier'])
      expect(text).not.toContain(words);
    expect(await countRequests(stack, 'StaffFulfillmentOrders')).toBe(0);
  });

  it('loads fulfillment orders for staff, and offers the possible actions', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const text = await (await signInStaff(stack)).read(path);
    expect(text).toContain(`Fulfillment order ${partNumber} OPEN`);
    for (const words of ['Created', '1 ×', 'Mark as Fulfilled', 'Carrier', 'Cancel']) expect(text).toContain(words);
  });

  it('shows a partial fulfillment in yellow, and offers its tracking number and to send the rest', async () => {
    const {record, path, partNumber} = await paidOrder(stack, 3);
    await shopStaff(stack.shop).sendSome(record, 1);
    const html = await (await (await signInStaff(stack)).get(path)).text();
    const badge = /<span data-slot="status" class="([^"]*)">IN PROGRESS</.exec(html)?.[1];
    expect(badge).toContain('bg-status-waiting');
    const text = textOf(html);
    expect(text).toContain(`Fulfillment order ${partNumber} IN PROGRESS`);
    for (const words of ['Parcel 1 · 1 item', 'Add Tracking', '2 left to send', 'Mark as Fulfilled'])
      expect(text).toContain(words);
    expect(text).not.toContain('Update Tracking');
    expect(html).not.toContain('name="cancel"');
  });

  it('can be reloaded by staff before there are fulfillment orders, and is hidden from the customer', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const text = await (await signInStaff(stack)).read('/order/1001');
    expect(text).toMatch(/Fulfillment orders\s+Refresh\s+The shop has nothing to send for this order yet\./);
    expect(await (await signInTo(stack, ada)).read('/order/1001')).not.toContain('Fulfillment orders');
  });

  it('reports an outage of Shopify, and the rest of the page loads', async () => {
    const {path} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await stack.shop.fault({op: 'StaffFulfillmentOrders', mode: 'status', status: 500});
    const text = await who.read(path);
    expect(text).toContain('Failed to load fulfillment orders');
    expect(text).toContain('Order Summary');
    await stack.restartStorefront();
  });
});

describe('fulfilling an order', () => {
  it('is confirmed, and includes the tracking number', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    expect((await who.post(path, await formOf(who, path, partNumber, 'fulfill', TRACKED))).status).toBe(303);
    expect(record.fulfillments[0]?.tracking).toMatchObject([{company: 'UPS', number: UPS}]);
    const text = await who.read(path);
    for (const words of ['Order marked as fulfilled', 'CLOSED', 'Update Tracking']) expect(text).toContain(words);
  });

  it('can be retried after an outage of Shopify', async () => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
    const failed = await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(failed.status).toBe(502);
    expect(textOf(await failed.text())).toContain('Failed to fulfill order');
    expect((await who.post(path, await formOf(who, path, partNumber, 'fulfill'))).status).toBe(303);
    await stack.restartStorefront();
  });

  it('is rejected if it was already fulfilled or canceled', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await who.post(path, await formOf(who, path, partNumber, 'cancel-fulfillment'));
    const response = await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(response.status).toBe(409);
    expect(textOf(await response.text())).toContain('It is closed by now. Nothing was changed.');
    expect(record.fulfillments).toHaveLength(0);
  });
});

describe('several parcels of an order', () => {
  it('are sent one after the other, and the number of each can be changed', async () => {
    const {record, path, partNumber} = await paidOrder(stack, 3);
    const who = await signInStaff(stack);
    const lineNumber = record.fulfillmentOrders[0]?.lines[0]?.number ?? 0;
    const send = async (quantity: string, remaining: string) =>
      who.post(
        path,
        await formOf(who, path, partNumber, 'fulfill', {
          [`quantity-${lineNumber}`]: quantity,
          [`remaining-${lineNumber}`]: remaining,
        }),
      );
    expect((await send('4', '3')).status).toBe(400);
    expect((await send('1', '3')).status).toBe(303);
    expect((await send('2', '3')).status).toBe(409);
    expect((await send('2', '2')).status).toBe(303);
    expect(record.fulfillments.map(({lines}) => lines.map(({quantity}) => quantity))).toEqual([[1], [2]]);
    const first = `gid://shopify/Fulfillment/${record.fulfillments[0]?.number}`;
    const fields = {...TRACKED, fulfillmentId: first};
    expect((await who.post(path, await formOf(who, path, partNumber, 'add-tracking', fields))).status).toBe(303);
    expect(record.fulfillments.map(({tracking}) => tracking.map(({number}) => number))).toEqual([[UPS], []]);
  });
});

describe('a tracking number', () => {
  it('is added to a fulfillment without one, and changed later', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    expect(await who.read(path)).toContain('Add Tracking');
    const added = await who.post(path, await formOf(who, path, partNumber, 'add-tracking', TRACKED));
    expect(added.status).toBe(303);
    expect(await who.read(path)).toContain('Tracking information added successfully');
    await who.post(
      path,
      await formOf(who, path, partNumber, 'update-tracking', {
        carrier: 'Other',
        number: 'B-7',
        url: 'https://bikes.example/7',
        fulfillmentId: `gid://shopify/Fulfillment/${record.fulfillments[0]?.number}`,
      }),
    );
    expect(record.fulfillments[0]?.tracking).toMatchObject([{company: 'Other', number: 'B-7'}]);
    const html = await (await who.get(path)).text();
    expect(textOf(html)).toContain('Tracking information updated successfully');
    expect(html).toContain('href="https://bikes.example/7"');
  });

  it('without a parcel applies to the latest one, fulfills no item, and replaces no number entered meanwhile', async () => {
    const {record, path, partNumber} = await paidOrder(stack, 3);
    for (const quantity of [1, 1]) await shopStaff(stack.shop).sendSome(record, quantity);
    const who = await signInStaff(stack);
    for (const [number, status] of [
      ['B-7', 303],
      ['B-8', 409],
    ] as const) {
      const fields = await formOf(who, path, partNumber, 'add-tracking', {carrier: 'Other', number});
      expect((await who.post(path, fields)).status).toBe(status);
      expect(record.fulfillments.map(({tracking}) => tracking)).toMatchObject([
        [],
        [{company: 'Other', number: 'B-7'}],
      ]);
      expect(await who.read(path)).toContain('IN PROGRESS');
    }
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(0);
  });

  it('needs no carrier if the number shows it', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    const fields = {carrier: '', number: UPS};
    expect((await who.post(path, await formOf(who, path, partNumber, 'fulfill', fields))).status).toBe(303);
    expect(record.fulfillments[0]?.tracking).toMatchObject([{company: 'UPS', number: UPS}]);
  });

  it('of another order causes a warning once, and is sent if the form is sent again', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const parcel = {
      shopify_fulfillment_id: 'gid://shopify/Fulfillment/9',
      status: 'success',
      tracking: [{number: UPS}],
    };
    const times = {created_at: '2026-11-20T15:00:00Z', updated_at: '2026-11-20T15:00:00Z'};
    await recordOrders(stack.backend, [{number: 77, fulfillments: [{...parcel, ...times}]}]);
    const who = await signInStaff(stack);
    const fields = await formOf(who, path, partNumber, 'fulfill', TRACKED);
    const warned = await who.post(path, fields);
    expect(warned.status).toBe(409);
    const html = await warned.text();
    expect(textOf(html)).toContain('It belongs to #77. If this is right, send the form again.');
    expect(record.fulfillments).toHaveLength(0);
    const [, knownDuplicate = ''] = /name="knownDuplicate" value="([^"]+)"/.exec(html) ?? [];
    expect((await who.post(path, {...fields, knownDuplicate})).status).toBe(303);
    expect(record.fulfillments).toHaveLength(1);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no input', {}, 'Choose a carrier'],
    ['no input', {}, 'Tracking number is required'],
    ['no carrier', {number: 'B-7'}, 'Choose a carrier'],
    ['an unknown carrier', {carrier: 'Pigeon', number: UPS}, 'Choose a carrier'],
    ['blanks', {carrier: 'UPS', number: '   '}, 'Tracking number is required'],
    ['another carrier’s number', {carrier: 'FedEx', number: UPS}, 'This is no FedEx number'],
    [
      'a bad address',
      {carrier: 'Other', number: '1', url: 'javascript:alert(1)'},
      'Enter an address that begins with https://',
    ],
  ])('is rejected with a message at its field: %s', async (_what, fields, words) => {
    const {path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    await who.post(path, await formOf(who, path, partNumber, 'fulfill'));
    const response = await who.post(path, await formOf(who, path, partNumber, 'add-tracking', fields));
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect(await countRequests(stack, 'StaffTrackingUpdate')).toBe(0);
  });
});

describe('canceling a fulfillment order', () => {
  it('asks for confirmation, on its own page without scripts, and creates a new open one', async () => {
    const {record, path, partNumber} = await paidOrder(stack);
    const who = await signInStaff(stack);
    const text = await who.read(`${path}?cancel=${partNumber}`);
    expect(text).toContain('Cancel Fulfillment Order');
    expect(text).toContain('Are you sure you want to cancel this fulfillment order? This action cannot be undone.');
    expect(text).toContain('Confirm');
    await who.post(path, await formOf(who, path, partNumber, 'cancel-fulfillment'));
    expect(record.fulfillmentOrders.map(({status}) => status)).toEqual(['closed', 'open']);
    expect(await who.read(path)).toContain('Fulfillment order cancelled successfully');
  });
});
