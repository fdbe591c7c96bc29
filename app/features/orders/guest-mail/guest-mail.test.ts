import {describe, expect, it} from 'vitest';
import {OrderPayloadSchema} from '../intake/order-payload';
import {ORDER_BODY} from '../intake/order.sample';
import type {AppContext} from '~/platform/context.server';
import {guestMail} from './guest-mail-copy';
import {sendGuestMail} from './send-guest-mail.server';

const LINK = 'https://shop.example/order/guest/token';
const order = OrderPayloadSchema.parse(ORDER_BODY);

describe('the letter to a guest', () => {
  it('says what was ordered, for how much, and where to follow it', () => {
    const {subject, text, html} = guestMail(order, LINK, 'Fusion Tiffin');
    expect(subject).toBe('Your order #1001');
    for (const line of ['Hello Ada,', LINK, '2 x Palak Paneer: $15.98', 'Discount: -$5.00', 'Total: $23.96'])
      expect(text).toContain(line);
    expect(html).toContain(`href="${LINK}"`);
    expect(text + html).not.toContain('Analytical Way');
  });

  it('takes markup for text', () => {
    const [item] = order.items;
    const odd = {...order, items: item ? [{...item, title: '<img src=x onerror=alert(1)>'}] : []};
    expect(guestMail(odd, LINK, 'Fusion Tiffin').html).not.toContain('<img');
  });

  it('has a line for everything that was paid, and none for what was removed', () => {
    const items = [
      ...order.items,
      {...order.items[0], title: 'Kofta', quantity: 0, removed_quantity: 1},
    ] as typeof order.items;
    const paid = {
      ...order,
      items,
      tip_minor: 300,
      duties_minor: 610,
      taxes_included: true,
      tax_minor: 399,
      total_minor: 3306,
    };
    const {text} = guestMail(paid, LINK, 'Fusion Tiffin');
    for (const line of ['Shipping: $4.99', 'Duties: $6.10', 'Tip: $3.00', 'Total: $33.06', 'Tax (included): $3.99'])
      expect(text).toContain(line);
    expect(text).not.toContain('Kofta');
  });

  it.each([
    ['is sent for an order of a website', {source_name: 'web'}, ['begin_guest_link']],
    ['is not sent for an order of a till', {source_name: 'pos'}, []],
    ['is not sent for a draft that staff completed', {source_name: 'shopify_draft_order'}, []],
    ['is not sent for a test', {test: true}, []],
    ['is not sent without an address', {email: null}, []],
  ])('%s', async (_what, change, calls) => {
    const called: string[] = [];
    const context = {
      config: {MAIL_API_URL: 'https://mail.example', MAIL_API_KEY: 'key', MAIL_FROM: 'a@example.com'},
      backend: {call: async (name: string) => (called.push(name), 'duplicate')},
    } as unknown as AppContext;
    await sendGuestMail(context, OrderPayloadSchema.parse({...ORDER_BODY, ...change}), new Date(ORDER_BODY.created_at));
    expect(called).toEqual(calls);
  });
});
