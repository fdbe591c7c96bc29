import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {textOf} from '../../support/account';
import {countRequests, paidOrder, signInStaff} from '../../support/fulfillment';
import {orderGid} from '../../support/orders';
import {rowsOf as rowsInDatabaseOf} from '../../support/send-webhook';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const UPS = '1Z999AA10123456784';
const PATH = '/admin/tracking';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const toForm = (fields: Readonly<Record<string, string>>) => ({
  idempotencyKey: crypto.randomUUID(),
  carrier: '',
  ...fields,
});

describe('the form Update Tracking Information', () => {
  it('sends an order that is not sent yet, by number, with the carrier of its tracking number', async () => {
    const {record, number} = await paidOrder(stack);
    const who = await signInStaff(stack);
    expect((await who.post(PATH, toForm({order: `#${number}`, number: UPS}))).status).toBe(303);
    expect(record.fulfillments.map(({tracking}) => tracking[0])).toMatchObject([{company: 'UPS', number: UPS}]);
    expect(await who.read(PATH)).toContain('Tracking information updated successfully');
  });

  it('replaces the number of the only parcel, by Shopify’s id', async () => {
    const {record, number} = await paidOrder(stack);
    const who = await signInStaff(stack);
    for (const [carrier, typed] of [
      ['UPS', UPS],
      ['Other', 'B-7'],
    ] as const)
      expect((await who.post(PATH, toForm({order: orderGid(number), carrier, number: typed}))).status).toBe(303);
    expect(record.fulfillments.map(({tracking}) => tracking[0])).toMatchObject([{company: 'Other', number: 'B-7'}]);
  });

  it('asks which of several parcels gets the number', async () => {
    const {record, number} = await paidOrder(stack, 3);
    for (const quantity of [1, 1]) await shopStaff(stack.shop).sendSome(record, quantity);
    const who = await signInStaff(stack);
    const fields = toForm({order: String(number), number: UPS});
    const asked = await who.post(PATH, fields);
    expect(asked.status).toBe(409);
    expect(textOf(await asked.text())).toContain('Which parcel gets the number?');
    const chosen = `gid://shopify/Fulfillment/${record.fulfillments[0]?.number}`;
    expect((await who.post(PATH, {...fields, chosen})).status).toBe(303);
    expect(record.fulfillments.map(({tracking}) => tracking.map((each) => each.number))).toEqual([[UPS], []]);
  });

  it.each<[number, string, Readonly<Record<string, string>>]>([
    [400, 'Please select an order and enter tracking information', {order: '', number: UPS}],
    [400, 'Please select an order and enter tracking information', {order: '1', number: ' '}],
    [400, 'Choose a carrier', {order: '1', number: 'B-7'}],
    [404, 'Failed to update tracking information', {order: '1', number: UPS}],
    [404, 'Order not found', {order: '<script>', number: UPS}],
  ])('answers %i with %j', async (status, words, fields) => {
    const who = await signInStaff(stack);
    const response = await who.post(PATH, toForm(fields));
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(textOf(html)).toContain(words);
    expect(html).toContain(`value="${fields.number}"`);
  });

  it('finds orders by the beginning of their number', async () => {
    const {number} = await paidOrder(stack);
    const who = await signInStaff(stack);
    const html = await (await who.get(`${PATH}?q=${String(number).slice(0, 2)}`)).text();
    expect(html).toContain(`href="/admin/tracking?order=%23${number}"`);
  });
});

const IMPORT = `${PATH}/import`;
const FEDEX = '986578788855';

/** Returns the rows of an import's page as `line order verdict outcome`. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr class="border-t[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    textOf(row).replaceAll(/\s+/g, ' ').trim(),
  );

async function startImport(rows: string) {
  const who = await signInStaff(stack);
  const created = await who.post(IMPORT, {rows, id: crypto.randomUUID()});
  expect(created.status).toBe(303);
  const path = created.headers.get('location') ?? '';
  return {who, path, read: async () => rowsOf(await (await who.get(path)).text())};
}

const withDatabase = (sql: string) => stack.backend.database.connected(({script}) => script(sql));

const rowsInDatabase = (sql: string) => rowsInDatabaseOf(stack, sql);

const approve = {intent: 'approve-tracking', verdict: 'ready'};

/** Approves rows and sends them without waiting for the seconds in which this can be undone. */
async function approveNow({who, path}: Pick<Awaited<ReturnType<typeof startImport>>, 'who' | 'path'>) {
  expect((await who.post(path, approve)).status).toBe(303);
  return who.post(path, {intent: 'send-tracking-now'});
}

describe('an import of tracking numbers', () => {
  it('sends only approved rows, and a second import of the same file sends nothing', async () => {
    const {record, number} = await paidOrder(stack);
    const file = `Order;Tracking number;Carrier\n#${number};${UPS};UPS\n#99999;${FEDEX};FedEx\n${number};1Z;UPS`;
    const {who, path, read} = await startImport(file);
    expect(await read()).toEqual([
      `Line 2 #${number} UPS ${UPS} Ready Not approved`,
      `Line 3 #99999 FedEx ${FEDEX} Order unknown —`,
      `Line 4 ${number} UPS 1Z Bad tracking number —`,
    ]);
    expect(record.fulfillments).toHaveLength(0);
    expect((await who.post(path, approve)).status).toBe(303);
    expect((await read())[0]).toBe(`Line 2 #${number} UPS ${UPS} Ready To send`);
    expect(record.fulfillments).toHaveLength(0);
    expect((await who.post(path, {intent: 'send-tracking-now'})).status).toBe(303);
    expect((await read())[0]).toBe(`Line 2 #${number} UPS ${UPS} Ready Done`);
    expect(record.fulfillments.map(({tracking}) => tracking[0])).toMatchObject([{company: 'UPS', number: UPS}]);
    expect((await who.post(path, {intent: 'continue-tracking'})).status).toBe(303);
    const again = await startImport(file);
    await again.who.post(again.path, {intent: 'approve-tracking', verdict: 'replaces'});
    await approveNow(again);
    expect(record.fulfillments).toHaveLength(1);
    expect(await countRequests(stack, 'StaffFulfillmentCreate')).toBe(1);
  });

  it('does not replace a number that was entered after the check, unless that was approved', async () => {
    const {record, number} = await paidOrder(stack);
    const {who, path, read} = await startImport(`${number},UPS,${UPS}`);
    expect((await who.post(PATH, toForm({order: String(number), carrier: 'Other', number: 'B-7'}))).status).toBe(303);
    await approveNow({who, path});
    expect((await read())[0]).toContain('Ready Not done The parcel has another number by now.');
    expect(record.fulfillments.map(({tracking}) => tracking[0]?.number)).toEqual(['B-7']);
  });

  it('takes approved rows back within ten seconds, and sends nothing of them before', async () => {
    const {record, number} = await paidOrder(stack);
    const {who, path, read} = await startImport(`${number},UPS,${UPS}`);
    await who.post(path, approve);
    expect(await who.read(path)).toMatch(/Sent in \d+ seconds/);
    await who.post(path, {intent: 'continue-tracking'});
    expect(record.fulfillments).toEqual([]);
    expect((await who.post(path, {intent: 'withdraw-tracking'})).status).toBe(303);
    expect((await read())[0]).toBe(`Line 1 ${number} UPS ${UPS} Ready Not approved`);
    await who.post(path, {intent: 'send-tracking-now'});
    expect(record.fulfillments).toEqual([]);
    await approveNow({who, path});
    await who.post(path, {intent: 'withdraw-tracking'});
    expect((await read())[0]).toBe(`Line 1 ${number} UPS ${UPS} Ready Done`);
    expect(record.fulfillments).toHaveLength(1);
  });

  it('is listed as not sent until something of it is approved', async () => {
    const {number} = await paidOrder(stack);
    const {who, path} = await startImport(`${number},UPS,${UPS}\n#99999,UPS,${UPS}`);
    const unsent = '1 row checked, not sent';
    for (const page of [path, IMPORT, PATH]) expect(await who.read(page)).toContain(unsent);
    expect(await who.read(PATH)).toContain('Open the import');
    await who.post(path, approve);
    for (const page of [path, IMPORT, PATH]) expect(await who.read(page)).not.toContain(unsent);
  });

  it('stores a repeated form once, and other rows of the same form as another import', async () => {
    const who = await signInStaff(stack);
    const id = crypto.randomUUID();
    const locationOf = async (rows: string) => (await who.post(IMPORT, {rows, id})).headers.get('location');
    const first = await locationOf(`1,UPS,${UPS}`);
    expect(await locationOf(`1,UPS,${UPS}`)).toBe(first);
    expect(await locationOf(`2,UPS,${UPS}`)).not.toBe(first);
  });

  it('tries a row again after Shopify did not answer, and never sends it twice', async () => {
    const {record, number} = await paidOrder(stack);
    const {who, path, read} = await startImport(`${number},UPS,${UPS}`);
    await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'status', status: 500, times: 1});
    await approveNow({who, path});
    expect((await read())[0]).toContain('Ready To send The shop does not answer.');
    await rowsInDatabase('update private.tracking_import_rows set due_at = now()');
    await who.post(path, {intent: 'continue-tracking'});
    expect((await read())[0]).toBe(`Line 1 ${number} UPS ${UPS} Ready Done`);
    expect(record.fulfillments).toHaveLength(1);
    await stack.restartStorefront();
  });

  it('rejects a person whose role is removed while it sends, and another person continues it', async () => {
    const {record, number} = await paidOrder(stack);
    const {who, path} = await startImport(`${number},UPS,${UPS}`);
    await who.post(path, approve);
    await withDatabase(`create function public.remove_roles() returns trigger language plpgsql as
      'begin delete from public.user_roles; return new; end';
      create trigger remove_roles after insert on private.audit_log execute function public.remove_roles()`);
    try {
      expect((await who.post(path, {intent: 'send-tracking-now'})).status).toBe(403);
      expect((await who.get(path)).headers.get('location')).toBe('/');
    } finally {
      await withDatabase('drop function public.remove_roles cascade');
    }
    await rowsInDatabase('update private.tracking_import_rows set due_at = now()');
    const other = await signInStaff(stack);
    await other.post(path, {intent: 'continue-tracking'});
    expect(rowsOf(await (await other.get(path)).text())[0]).toBe(`Line 1 ${number} UPS ${UPS} Ready Done`);
    expect(record.fulfillments).toHaveLength(1);
  });

  it.each<[number, string, string]>([
    [400, 'There are no rows', ' '],
    [400, 'The columns cannot be told apart', 'only\none column'],
    [400, 'A quotation mark in the row at line 2 is never closed', `1,UPS,${UPS}\n2,UPS,"${UPS}\n3,UPS,${UPS}`],
    [400, 'These are 10,001 rows', '1,UPS,2\n'.repeat(10_001)],
    [413, 'This is too large', '1,UPS,2\n'.repeat(600_000)],
  ])('answers nonsense with %i and a clear message: %s', async (status, words, rows) => {
    const who = await signInStaff(stack);
    const response = await who.post(IMPORT, {rows});
    expect(response.status).toBe(status);
    expect(textOf(await response.text())).toContain(words);
  });

  it('is found by admins only while it exists', async () => {
    const who = await signInStaff(stack);
    expect((await who.get(`${IMPORT}/aaaaaaaa-0000-4000-8000-000000000009`)).status).toBe(404);
    expect((await who.get(`${IMPORT}/nonsense`)).status).toBe(404);
  });

  it('checks 10,000 rows, 3,000 of them bad, within its limit', async () => {
    const rows = Array.from({length: 10_000}, (_, at) => `${at + 5_000},Other,${at % 10 < 3 ? '?' : `P-${at}`}`);
    const {who, path} = await startImport(rows.join('\n'));
    const text = await who.read(path);
    expect(text).toContain('Bad tracking number 3,000');
    expect(text).toContain('Order unknown 7,000');
  });
});
