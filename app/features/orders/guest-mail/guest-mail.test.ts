import {describe, expect, it} from 'vitest';
import {OrderPayloadSchema} from '../intake/order-payload';
import {ORDER_BODY} from '../intake/order.sample';
import {guestMail} from './guest-mail-copy';
import {hashGuestToken, newGuestToken} from './guest-token.server';

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

describe('the secret in a guest link', () => {
  it('is never the same, fits a path, and is kept as a digest alone', async () => {
    const tokens = Array.from({length: 100}, newGuestToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(await hashGuestToken('token')).toBe('3c469e9d6c5875d37a43f353d4f88e61fcf812c66eee3457465a40b0da4153e0');
  });
});
