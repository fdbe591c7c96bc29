import {describe, expect, it} from 'vitest';
import type {FulfillmentIntent} from './order-intents';
import {parseFulfillmentForm} from './parse-fulfillment-form.server';

const UPS = '1Z999AA10123456784';
const TRACKING = {company: 'UPS', number: UPS, url: `https://www.ups.com/track?tracknum=${UPS}`};
const PART = 'gid://shopify/FulfillmentOrder/7';
const FULFILLMENT = 'gid://shopify/Fulfillment/8';
const HOLD = 'gid://shopify/FulfillmentHold/9';
const IDEMPOTENCY_KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const parse = (intent: FulfillmentIntent, fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseFulfillmentForm(form, intent);
};

describe('a form about a fulfillment order', () => {
  it.each([
    [
      'fulfill',
      {number: UPS, notifyCustomer: 'on', 'quantity-1': '2', 'remaining-1': '3'},
      {
        quantities: [{id: 'gid://shopify/FulfillmentOrderLineItem/1', quantity: 2, seen: 3}],
        tracking: TRACKING,
        isNotifying: true,
      },
    ],
    ['fulfill', {}, {quantities: null, tracking: null, isNotifying: false}],
    ['add-tracking', {carrier: 'UPS', number: UPS}, {tracking: TRACKING, fulfillmentId: null, isNotifying: false}],
    [
      'update-tracking',
      {number: UPS, fulfillmentId: FULFILLMENT},
      {tracking: TRACKING, fulfillmentId: FULFILLMENT, isNotifying: false},
    ],
    ['cancel-fulfillment', {}, {}],
    [
      'place-hold',
      {holdReason: 'INCORRECT_ADDRESS', holdNotes: ' call '},
      {reason: 'INCORRECT_ADDRESS', notes: 'call'},
    ],
    ['release-holds', {holdId: HOLD}, {holdIds: [HOLD]}],
  ] as const)('is the command %s with the fields %j', (intent, fields, command) => {
    expect(parse(intent, fields).command).toEqual({ok: true, value: {kind: intent, ...command}});
  });

  it.each([
    ['fulfill', {carrier: 'UPS'}, {number: 'Tracking number is required'}],
    ['fulfill', {'quantity-1': '4', 'remaining-1': '3'}, {'quantity-1': 'Enter a number from 0 to 3'}],
    ['update-tracking', {number: 'B-7'}, {carrier: 'Choose a carrier'}],
    ['place-hold', {}, {holdReason: 'Choose a reason'}],
  ] as const)('has the errors of its fields: %s with %j', (intent, fields, error) => {
    expect(parse(intent, fields).command).toEqual({ok: false, error});
  });

  it('names its fulfillment order and its idempotency key only if they are well formed', () => {
    expect(parse('fulfill', {fulfillmentOrderId: PART, idempotencyKey: IDEMPOTENCY_KEY})).toMatchObject({
      target: PART,
      idempotencyKey: IDEMPOTENCY_KEY,
    });
    expect(parse('fulfill', {fulfillmentOrderId: '7', idempotencyKey: '7'})).toMatchObject({
      target: null,
      idempotencyKey: null,
    });
  });

  it('shows the entered fields again with the carrier that the number has, and no others', () => {
    const {values} = parse('update-tracking', {carrier: '', number: UPS, idempotencyKey: IDEMPOTENCY_KEY, secret: 'x'});
    expect(values).toEqual({carrier: 'UPS', number: UPS});
  });
});
