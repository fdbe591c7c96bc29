import {describe, expect, it} from 'vitest';
import {testConfig} from '~/platform/test-config';
import {HistoryPageSchema} from './history-page';
import {toHistoryOrder} from './to-history-order.server';

const CONFIG = testConfig();
const ORDER = {
  id: 'gid://shopify/Order/5001',
  name: '#1001',
  processedAt: '2026-11-20T15:00:00Z',
  cancelledAt: null,
  financialStatus: 'PARTIALLY_REFUNDED',
  fulfillmentStatus: 'UNFULFILLED',
  statusPageUrl: 'http://localhost:4000/1/orders/token/authenticate',
  totalPrice: {amount: '1234.5', currencyCode: 'USD'},
};

const parse = (changes: object) =>
  HistoryPageSchema.safeParse({edges: [{cursor: 'c', node: {...ORDER, ...changes}}], pageInfo: {hasNextPage: false}});

function view(changes: object = {}) {
  const [edge] = parse(changes).data?.edges ?? [];
  return edge && toHistoryOrder(edge.node, CONFIG);
}

describe('toHistoryOrder', () => {
  it('formats an order like the order list', () =>
    expect(view()).toEqual({
      id: 'gid://shopify/Order/5001',
      name: 'Order #1001',
      placedAt: {
        iso: '2026-11-20T15:00:00.000Z',
        text: expect.stringMatching(/^November 20, 2026 at 10:00\sAM EST$/),
        format: 'long',
      },
      status: {label: 'Unfulfilled', tone: 'waiting'},
      payment: {label: 'Partly Refunded', tone: 'idle'},
      total: '$1,234.50',
      statusUrl: ORDER.statusPageUrl,
    }));

  it.each([
    [{cancelledAt: '2026-11-21T15:00:00Z'}, 'Canceled'],
    [{fulfillmentStatus: 'RESTOCKED'}, 'Canceled'],
    [{cancelledAt: '2026-11-21T15:00:00Z', fulfillmentStatus: 'PARTIALLY_FULFILLED'}, 'Partially Fulfilled'],
    [{fulfillmentStatus: 'IN_PROGRESS'}, 'Being Packed'],
  ])('converts %j to the status %s', (changes, label) => expect(view(changes)?.status.label).toBe(label));

  it('removes the key parameter from the id', () => expect(view({id: `${ORDER.id}?key=abc`})?.id).toBe(ORDER.id));

  it('has no payment status if Shopify returns none', () => expect(view({financialStatus: null})?.payment).toBeNull());

  it.each(['javascript:alert(1)', 'https://evil.example/orders/1', '//evil.example', ''])(
    'drops the status page URL %j',
    (statusPageUrl) => expect(view({statusPageUrl})?.statusUrl).toBeNull(),
  );

  it.each([
    {id: 'gid://shopify/Customer/5001'},
    {processedAt: 'yesterday'},
    {totalPrice: {amount: 'free', currencyCode: 'USD'}},
    {totalPrice: {amount: '1.00', currencyCode: 'dollars'}},
    {fulfillmentStatus: null},
  ])('rejects %j', (changes) => expect(parse(changes).success).toBe(false));
});
