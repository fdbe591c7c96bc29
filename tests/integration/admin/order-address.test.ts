import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {textOf} from '../../support/account';
import {countRequests, receivedOrder, signInStaff} from '../../support/fulfillment';
import {rowsOf} from '../../support/send-webhook';
import {staff as shopStaff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const FIELDS = ['firstName', 'lastName', 'address1', 'address2', 'city', 'zip', 'phone'] as const;

const valueOf = (html: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1] ?? '';

/** The form of the page with changes, as a browser sends it. */
function formOf(html: string, changes: Readonly<Record<string, string>>): Record<string, string> {
  const state = /<option value="([A-Z]{2})" selected/.exec(html)?.[1] ?? valueOf(html, 'provinceCode');
  const seen = [...FIELDS, 'provinceCode'].map((field) => [`seen-${field}`, valueOf(html, `seen-${field}`)]);
  const shown = FIELDS.map((field) => [field, valueOf(html, field)]);
  const key = valueOf(html, 'idempotencyKey');
  return {...Object.fromEntries([...seen, ...shown]), provinceCode: state, idempotencyKey: key, ...changes};
}

/** A paid order with the page that corrects its address. */
async function addressPage() {
  const {record, number} = await receivedOrder(stack);
  const who = await signInStaff(stack);
  const path = `/admin/orders/${number}/address`;
  const html = async () => await (await who.get(path)).text();
  return {
    who,
    record,
    path,
    html,
    form: async (changes: Readonly<Record<string, string>>) => formOf(await html(), changes),
    post: (fields: Readonly<Record<string, string>>) => who.post(path, fields),
  };
}

const audits = () =>
  rowsOf<{details: {fields: string[]}; outcome: string | null}>(
    stack,
    `select l.details, o.outcome::text from private.audit_log as l left join private.audit_outcomes as o on o.audit_id = l.id
     where l.action = 'order.address' order by l.id`,
  );

describe('correcting the address of an order', () => {
  it('changes it at Shopify once, and the order and its slip have it at once', async () => {
    const {who, record, path, form, post} = await addressPage();
    const billing = {...record.shippingAddress};
    const fields = await form({address1: '  7  Water Street ', provinceCode: 'NJ', zip: '07030', city: 'Hoboken'});
    await stack.shop.fault({op: 'StaffOrderAddressUpdate', mode: 'dropAfterExecute', times: 1});
    const responses = await Promise.all([post(fields), post(fields)]);
    expect(responses.map(({status}) => status)).toContain(303);
    expect(record.shippingAddress).toMatchObject({address1: '7 Water Street', province: 'NJ', zip: '07030'});
    expect(record.billingAddress).toEqual(billing);
    expect(await countRequests(stack, 'StaffOrderAddressUpdate')).toBe(1);
    const order = path.replace('/address', '');
    expect(await who.read(order)).toMatch(/Ship to.*7 Water Street Hoboken, New Jersey 07030/);
    expect(await who.read(`${order}/slip`)).toContain('7 Water Street');
    expect(await who.read(order)).toMatch(/Staff Shipping address corrected · Gita · done/);
    const [audit] = await audits();
    expect(audit).toEqual({
      outcome: 'done',
      details: expect.objectContaining({fields: ['address1', 'city', 'provinceCode', 'zip']}),
    });
    expect(JSON.stringify(audit)).not.toContain('Water');
    await stack.restartStorefront();
  });

  it.each([
    [{lastName: ''}, 'Last name is required'],
    [{zip: '1120'}, 'Enter a ZIP code such as'],
    [{phone: 'call me'}, 'Enter a phone number'],
    [{address1: 'x'.repeat(256)}, 'Address is too long'],
  ])('rejects %j beside the field and keeps what was typed', async (change, message) => {
    const {record, form, post} = await addressPage();
    const before = {...record.shippingAddress};
    const response = await post(await form({...change, city: 'Queens'}));
    const html = await response.text();
    expect([response.status, textOf(html)]).toEqual([400, expect.stringContaining(message)]);
    expect(html).toMatch(/name="city"[^>]*value="Queens"/);
    expect(record.shippingAddress).toEqual(before);
  });

  it('shows what Shopify refuses', async () => {
    const {record, form, post} = await addressPage();
    const response = await post(await form({phone: '718 555 0100'}));
    expect([response.status, textOf(await response.text())]).toEqual([
      422,
      expect.stringContaining('Phone is invalid'),
    ]);
    expect(record.shippingAddress.phone).not.toBe('718 555 0100');
  });

  it('asks about each part that somebody else has changed too, and keeps the others', async () => {
    const {record, form, post} = await addressPage();
    const fields = await form({address1: '12A Pearl Street', city: 'Queens'});
    Object.assign(record.shippingAddress, {address1: '21 Pearl Street', phone: '+17185550199'});
    const conflict = await post(fields);
    const html = await conflict.text();
    expect(conflict.status).toBe(409);
    expect(textOf(html)).toMatch(
      /Address was changed meanwhile Take the new value: 21 Pearl Street Keep what I entered: 12A/,
    );
    expect(textOf(html)).not.toContain('City was changed meanwhile');
    expect(html).toMatch(/name="phone"[^>]*value="\+17185550199"/);
    const asked = {...formOf(html, {}), asked: 'address1'};
    const undecided = await post(asked);
    expect([undecided.status, textOf(await undecided.text())]).toEqual([
      400,
      expect.stringContaining('Decide which of the two is right'),
    ]);
    expect((await post({...asked, 'choice-address1': 'mine'})).status).toBe(303);
    expect(record.shippingAddress).toMatchObject({
      address1: '12A Pearl Street',
      city: 'Queens',
      phone: '+17185550199',
    });
  });

  it('takes the value of somebody else if staff decide so', async () => {
    const {record, form, post} = await addressPage();
    const fields = await form({address1: '12A Pearl Street'});
    Object.assign(record.shippingAddress, {address1: '21 Pearl Street'});
    const html = await (await post(fields)).text();
    const decided = {...formOf(html, {}), asked: 'address1', 'choice-address1': 'theirs'};
    expect((await post(decided)).status).toBe(303);
    expect(record.shippingAddress.address1).toBe('21 Pearl Street');
    expect(await countRequests(stack, 'StaffOrderAddressUpdate')).toBe(0);
  });
});

describe('the address of an order that is packed or canceled', () => {
  it('is not changed, also by a form that was opened before', async () => {
    const {record, html, form, post} = await addressPage();
    const fields = await form({address1: '7 Water Street'});
    await shopStaff(stack.shop).fulfill(record, {company: 'UPS', number: '1Z999AA10123456784'});
    const text = textOf(await html());
    expect(text).toContain('The address cannot be changed any more');
    expect(text).toContain('Edit in Shopify');
    const response = await post(fields);
    expect([response.status, textOf(await response.text())]).toEqual([409, expect.stringContaining('is packed')]);
    expect(record.shippingAddress.address1).not.toBe('7 Water Street');
  });

  it('is not changed after a cancellation', async () => {
    const {record, form, post} = await addressPage();
    const fields = await form({address1: '7 Water Street'});
    await shopStaff(stack.shop).cancel(record);
    await vi.waitFor(() => expect(record.cancelledAt).not.toBeNull());
    const response = await post(fields);
    expect([response.status, textOf(await response.text())]).toEqual([409, expect.stringContaining('is canceled')]);
  });

  it('says so and keeps what was typed while Shopify is down', async () => {
    const {form, post, html} = await addressPage();
    const fields = await form({address1: '7 Water Street'});
    await stack.shop.fault({op: 'StaffOrderAddress', mode: 'status', status: 500});
    const response = await post(fields);
    expect([response.status, textOf(await response.text())]).toEqual([
      503,
      expect.stringContaining('Shopify does not answer'),
    ]);
    expect(textOf(await html())).toContain('The address cannot be loaded at the moment');
    await stack.restartStorefront();
  });
});
