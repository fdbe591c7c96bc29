import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import type {OrderRecord} from '../../../local/shop/state';
import {formOf, paidOrder, signInStaff, countRequests} from '../../support/fulfillment';
import {staff} from '../../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ben} = SEED_PEOPLE;
const TRACKED = {carrier: 'Other', number: 'B-7'};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** A change by staff, with the state of the fulfillment order before and after it. */
interface Change {
  readonly name: string;
  readonly intent: string;
  readonly mutation: string;
  readonly fields?: Readonly<Record<string, string>>;
  prepare?(record: OrderRecord): Promise<void> | void;
  readonly parts: readonly string[];
  readonly numbers: readonly (readonly string[])[];
}

const CHANGES: readonly Change[] = [
  {
    name: 'sending a part',
    intent: 'fulfill',
    mutation: 'StaffFulfillmentCreate',
    fields: TRACKED,
    parts: ['closed'],
    numbers: [['B-7']],
  },
  {
    name: 'sending what is in progress by its number',
    intent: 'add-tracking',
    mutation: 'StaffFulfillmentCreate',
    fields: TRACKED,
    prepare: ({fulfillmentOrders: [part]}) => void (part && (part.status = 'in_progress')),
    parts: ['closed'],
    numbers: [['B-7']],
  },
  {
    name: 'the number of what is partly sent',
    intent: 'add-tracking',
    mutation: 'StaffTrackingUpdate',
    fields: TRACKED,
    prepare: (record) => staff(stack.shop).sendSome(record, 1),
    parts: ['in_progress'],
    numbers: [['B-7']],
  },
  {
    name: 'calling a part back',
    intent: 'cancel-fulfillment',
    mutation: 'StaffFulfillmentOrderCancel',
    parts: ['closed', 'open'],
    numbers: [],
  },
];

describe.each(CHANGES)('$name', ({intent, mutation, fields, prepare, parts, numbers}) => {
  async function order() {
    const {record, path, partNumber} = await paidOrder(stack, 3);
    await prepare?.(record);
    const expectOnce = async () => {
      expect(await countRequests(stack, mutation)).toBe(1);
      expect(record.fulfillmentOrders.map(({status}) => status)).toEqual(parts);
      expect(record.fulfillments.map(({tracking}) => tracking.map(({number}) => number))).toEqual(numbers);
    };
    return {
      path,
      expectOnce,
      form: (who: Parameters<typeof formOf>[0]) => formOf(who, path, partNumber, intent, fields),
    };
  }

  it('takes effect once on a double click, and the late request reports success', async () => {
    const {path, form, expectOnce} = await order();
    const who = await signInStaff(stack);
    const sent = await form(who);
    const responses = await Promise.all([who.post(path, sent), who.post(path, sent), who.post(path, sent)]);
    expect(responses.map(({status}) => status).toSorted()[0]).toBe(303);
    expect((await who.post(path, sent)).status).toBe(303);
    await expectOnce();
  });

  it('takes effect once if two people submit at the same time', async () => {
    const {path, form, expectOnce} = await order();
    const [one, other] = [await signInStaff(stack), await signInStaff(stack, ben)];
    const [first, second] = [await form(one), await form(other)];
    const responses = await Promise.all([one.post(path, first), other.post(path, second)]);
    for (const {status} of responses) expect([303, 409]).toContain(status);
    await expectOnce();
  });

  it('succeeds without a second change if another person repeats it', async () => {
    const {path, form, expectOnce} = await order();
    const [one, other] = [await signInStaff(stack), await signInStaff(stack, ben)];
    const [first, second] = [await form(one), await form(other)];
    expect((await one.post(path, first)).status).toBe(303);
    expect((await other.post(path, second)).status).toBe(303);
    await expectOnce();
  });

  it('checks the state and is not repeated if the response is lost', async () => {
    const {path, form, expectOnce} = await order();
    const who = await signInStaff(stack);
    const sent = await form(who);
    await stack.shop.fault({op: mutation, mode: 'dropAfterExecute', times: 1});
    expect((await who.post(path, sent)).status).toBe(303);
    expect((await who.post(path, await form(who))).status).toBe(303);
    await expectOnce();
    await stack.restartStorefront();
  });
});
