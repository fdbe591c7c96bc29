import {describe, expect, it} from 'vitest';
import {OrderResponseSchema} from '../admin/order-response';
import {ORDER_RESPONSE} from '../admin/order-response.sample';
import {toRefunds} from '../admin/to-order-replica';
import {REFUND_BODY} from './order.sample';
import {RefundPayloadSchema} from './payment-payload';

const fromWebhook = (...transactions: object[]) => RefundPayloadSchema.parse({...REFUND_BODY, transactions});
const fromAdmin = (...nodes: object[]) =>
  toRefunds(
    OrderResponseSchema.parse({
      ...ORDER_RESPONSE,
      refunds: [{id: 'gid://shopify/Refund/2001', createdAt: '2026-06-01T14:00:00Z', transactions: {nodes}}],
    }),
  );

describe('the amount of a refund', () => {
  it.each([
    ['voided payment', 'void', 'success', 0],
    ['pending refund', 'refund', 'pending', 0],
    ['failed refund', 'refund', 'failure', 0],
    ['refund that succeeded', 'refund', 'success', 350],
  ])('is the same from a webhook and from the Admin API: %s', (_what, kind, status, amount_minor) => {
    const refund = fromWebhook({kind, status, amount: '3.50', currency: 'USD'});
    expect(refund.amount_minor).toBe(amount_minor);
    const amountSet = {shopMoney: {amount: '3.5'}};
    expect(fromAdmin({kind: kind.toUpperCase(), status: status.toUpperCase(), amountSet})).toEqual([refund]);
  });

  it('is unknown in another currency, because the webhook does not carry the one in the shop’s', () => {
    expect(fromWebhook({kind: 'refund', status: 'success', amount: '11.90', currency: 'EUR'}).amount_minor).toBeNull();
  });

  it('is zero without transactions', () => {
    expect(fromWebhook().amount_minor).toBe(0);
  });
});
