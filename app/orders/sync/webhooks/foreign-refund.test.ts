import {describe, expect, it, vi} from 'vitest';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import type {Backend} from '~/platform/supabase/backend.server';
import {ORDER_RESPONSE} from '../admin/order-response.sample';
import {REFUND_BODY} from './order.sample';
import {getWebhookHandler} from './webhook-topics';

const inEuros = {
  ...REFUND_BODY,
  transactions: [{kind: 'refund', status: 'success', amount: '11.90', currency: 'EUR'}],
};
const inDollars = {
  id: `gid://shopify/Refund/${REFUND_BODY.id}`,
  createdAt: '2026-06-01T14:00:00Z',
  transactions: {
    nodes: [{kind: 'REFUND', status: 'SUCCESS', amountSet: {shopMoney: {amount: '12.98', currencyCode: 'USD'}}}],
  },
};

/** Delivers the refund in euros while Shopify has these refunds; an error if the Admin API fails. */
async function deliver(refunds: readonly object[] | Error) {
  const call = vi.fn(async () => 'recorded');
  const admin: Admin = {
    budget: () => null,
    async query(_document, _variables, schema) {
      if (refunds instanceof Error) throw refunds;
      return schema.parse({order: {...ORDER_RESPONSE, refunds}});
    },
  };
  const delivery = {webhook_id: 'w', event_id: null, topic: 'refunds/create', shop: 'shop.example', triggered_at: null};
  const backend = {call} as unknown as Backend;
  const outcome = await getWebhookHandler('refunds/create')?.({delivery, backend, admin}, inEuros);
  return {outcome, call, delivery};
}

describe('a refund in the currency of the buyer', () => {
  it('is recorded with its amount in the currency of the shop', async () => {
    const {outcome, call, delivery} = await deliver([inDollars]);
    expect(outcome?.kind).toBe('recorded');
    expect(call).toHaveBeenCalledWith('record_refund', {
      p_delivery: delivery,
      p_refund: expect.objectContaining({shopify_refund_id: inDollars.id, amount_minor: 1298}),
    });
  });

  it('is retried while the Admin API is unavailable', async () => {
    await expect(deliver(new UpstreamError('timeout', 'admin'))).rejects.toThrow(UpstreamError);
  });

  it('is unprocessable if Shopify does not have it', async () => {
    const {outcome, call} = await deliver([]);
    expect(outcome?.kind).toBe('unprocessable');
    expect(call).not.toHaveBeenCalled();
  });
});
