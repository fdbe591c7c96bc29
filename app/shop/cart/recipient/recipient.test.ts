import {describe, expect, it} from 'vitest';
import {parseCartCommand} from '../change/cart-command';
import {toRecipientRows} from './recipient-rows';
import {isSendingDay, sendingDays} from './sending-days';

const TODAY = sendingDays(new Date()).first;
const VARIANT = 'gid://shopify/ProductVariant/45001000030002';
const GRACE = {recipientEmail: ' grace@example.com ', recipientName: 'Grace', recipientMessage: 'Happy\r\nbirthday!'};

function commandOf(fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  form.set('cartFormInput', JSON.stringify({action: 'LinesAdd', inputs: {lines: [{merchandiseId: VARIANT}]}}));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const parsed = parseCartCommand(form);
  return parsed.ok ? parsed.value : parsed.error;
}

const EMPTY = {
  recipientEmail: '',
  recipientName: '',
  recipientMessage: ' ',
  recipientSendOn: '',
  recipientOffset: '240',
};

describe('the form of a gift card', () => {
  it('adds the attributes that Shopify reads', () => {
    const fields = {...GRACE, recipientSendOn: TODAY, recipientOffset: '-330'};
    expect(commandOf(fields)).toMatchObject({
      kind: 'add',
      attributes: [
        {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
        {key: 'Recipient email', value: 'grace@example.com'},
        {key: 'Recipient name', value: 'Grace'},
        {key: 'Message', value: 'Happy\nbirthday!'},
        {key: 'Send on', value: TODAY},
        {key: '__shopify_offset', value: '-330'},
      ],
    });
  });

  it('adds none without a recipient', () => {
    expect(commandOf(EMPTY)).toEqual({kind: 'add', variantId: VARIANT, quantity: 1});
  });

  it.each([
    ['recipientEmail', {...GRACE, recipientEmail: 'grace'}],
    ['recipientEmail', {...GRACE, recipientEmail: 'a@x.com, b@x.com'}],
    ['recipientEmail', {...GRACE, recipientEmail: ''}],
    ['recipientName', {...GRACE, recipientName: 'x'.repeat(256)}],
    ['recipientMessage', {...GRACE, recipientMessage: 'x'.repeat(201)}],
    ['recipientSendOn', {...GRACE, recipientSendOn: '2020-01-01'}],
    ['recipientSendOn', {...GRACE, recipientSendOn: 'tomorrow'}],
  ])('is refused with an invalid %s: %j', (field, fields) => {
    expect(commandOf(fields)).toEqual({kind: 'invalid-recipient', field});
  });
});

describe('isSendingDay', () => {
  const NOON = new Date('2026-06-01T12:00:00Z');
  it.each([
    ['2026-05-30', false],
    ['2026-05-31', true],
    ['2026-06-01', true],
    ['2026-08-30', true],
    ['2026-08-31', false],
    ['2026-06-31', false],
    ['2026-6-1', false],
  ])('of %s on June 1 is %s', (day, expected) => {
    expect(isSendingDay(day, NOON)).toBe(expected);
  });
});

describe('the line of a gift card', () => {
  const attributes = [
    {key: '__shopify_send_gift_card_to_recipient', value: 'on'},
    {key: 'Recipient email', value: 'grace@example.com'},
    {key: 'Send on', value: '2026-06-20'},
    {key: 'Message', value: 'Hi'},
  ];

  it('names recipient, day and message', () => {
    expect(toRecipientRows(attributes)).toEqual(['For grace@example.com', 'To be sent on Jun 20, 2026', '“Hi”']);
  });

  it('names none if Shopify would ignore the attributes', () => {
    expect(toRecipientRows(attributes.slice(1))).toEqual([]);
  });
});
