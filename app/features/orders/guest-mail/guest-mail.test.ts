import {describe, expect, it} from 'vitest';
import {OrderPayloadSchema} from '../intake/order-payload';
import {ORDER_BODY} from '../intake/order.sample';
import {guestMail} from './guest-mail-copy';

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
});
