import {describe, expect, it, vi} from 'vitest';
import {placeOrder} from '../../tests/support/place-order';
import {useShopWithWebhooks} from '../../tests/support/shop-with-webhooks';
import {createAdminClient, errorsOf} from './admin-client';

const {shop, receiver} = await useShopWithWebhooks();
const ask = createAdminClient(shop);

const LIST = `query List($topics: [WebhookSubscriptionTopic!]) {
  webhookSubscriptions(first: 50, topics: $topics) { nodes { id topic uri format apiVersion { handle } } }
}`;
const CREATE = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id topic uri } userErrors { field message }
  }
}`;
const DELETE = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { message } }
}`;

const list = async (...topics: string[]) =>
  (
    (await ask(LIST, {topics: topics.length > 0 ? topics : null})).data?.['webhookSubscriptions'] as {
      nodes: readonly {readonly id: string; readonly topic: string; readonly uri: string}[];
    }
  ).nodes;
const subscribe = (topic: string, uri: string) => ask(CREATE, {topic, webhookSubscription: {uri}});

describe('the webhook subscriptions', () => {
  it('start with every topic that the storefront replicates, at its own address', async () => {
    const all = await list();
    expect(all.map(({topic}) => topic)).toEqual(
      expect.arrayContaining(['ORDERS_CREATE', 'FULFILLMENT_ORDERS_ORDER_ROUTING_COMPLETE', 'REFUNDS_CREATE']),
    );
    expect(new Set(all.map(({uri}) => uri))).toEqual(new Set([`${receiver.origin}/webhooks/shopify`]));
  });

  it('decide who receives webhooks', async () => {
    const openOtherBrowser = `${receiver.origin}/elsewhere`;
    expect((await subscribe('ORDERS_CREATE', openOtherBrowser)).data).toMatchObject({
      webhookSubscriptionCreate: {webhookSubscription: {topic: 'ORDERS_CREATE', uri: openOtherBrowser}, userErrors: []},
    });
    for (const {id} of await list('ORDERS_PAID')) expect(errorsOf(await ask(DELETE, {id}))).toEqual([]);
    placeOrder(shop);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(5), {timeout: 20_000});
    const told = receiver.received.map(({path, topic}) => `${topic} ${path}`).sort();
    expect(told.filter((line) => line.startsWith('orders/'))).toEqual([
      'orders/create /elsewhere',
      'orders/create /webhooks/shopify',
    ]);
    const events = receiver.received.filter(({topic}) => topic === 'orders/create');
    expect(new Set(events.map(({headers}) => headers['x-shopify-event-id'])).size).toBe(1);
    expect(new Set(events.map(({headers}) => headers['x-shopify-webhook-id'])).size).toBe(2);
  });

  it('exist once per topic and address, and only for supported topics', async () => {
    const field = ['webhookSubscription', 'callbackUrl'];
    expect(errorsOf(await subscribe('ORDERS_CREATE', `${receiver.origin}/webhooks/shopify`))).toEqual([
      {field, message: 'Address for this topic has already been taken'},
    ]);
    expect(errorsOf(await subscribe('ORDERS_CREATE', 'javascript:alert(1)'))).toEqual([
      {field, message: 'Address is invalid'},
    ]);
    expect(await subscribe('THEMES_UPDATE', receiver.origin)).toMatchObject({
      errors: [{message: expect.stringContaining('THEMES_UPDATE'), extensions: {code: 'NOT_EMULATED'}}],
    });
    expect(errorsOf(await ask(DELETE, {id: 'gid://shopify/Order/1'}))).toHaveLength(1);
  });
});

describe('the changes that staff make', () => {
  const gid = (type: string, number: number | undefined) => `gid://shopify/${type}/${number}`;
  const USER_ERRORS = 'userErrors { message }';
  const topics = () => receiver.received.map(({topic}) => topic).sort();

  it('send webhooks', async () => {
    const order = placeOrder(shop, {lines: [{catalogId: '1', quantity: 1}]});
    const change = async (mutation: string, ...told: string[]) => {
      await vi.waitFor(
        async () => {
          expect(shop.deliveries().filter(({state}) => state !== 'delivered')).toEqual([]);
        },
        {timeout: 20_000},
      );
      receiver.reset();
      expect(errorsOf(await ask(`mutation { ${mutation} }`))).toEqual([]);
      await vi.waitFor(() => expect(topics()).toEqual(told), {timeout: 20_000});
    };
    const part = () => gid('FulfillmentOrder', order.fulfillmentOrders.at(-1)?.number);
    const parcel = () => gid('Fulfillment', order.fulfillments.at(-1)?.number);
    await change(
      `fulfillmentOrderCancel(id: "${part()}") { ${USER_ERRORS} }`,
      'fulfillment_orders/cancelled',
      'orders/updated',
    );
    await change(
      `fulfillmentCreate(fulfillment: {lineItemsByFulfillmentOrder: [{fulfillmentOrderId: "${part()}"}]}) { ${USER_ERRORS} }`,
      'fulfillments/create',
      'orders/updated',
    );
    for (const mutation of [
      `fulfillmentTrackingInfoUpdate(fulfillmentId: "${parcel()}", trackingInfoInput: {number: "1"}) { ${USER_ERRORS} }`,
      `fulfillmentEventCreate(fulfillmentEvent: {fulfillmentId: "${parcel()}", status: DELIVERED}) { ${USER_ERRORS} }`,
      `fulfillmentCancel(id: "${parcel()}") { ${USER_ERRORS} }`,
    ]) {
      await change(mutation, 'fulfillments/update', 'orders/updated');
    }
    const orderId = gid('Order', order.number);
    await change(
      `orderCancel(orderId: "${orderId}", reason: OTHER, restock: true, refund: true) { ${USER_ERRORS} }`,
      'fulfillment_orders/cancelled',
      'inventory_levels/update',
      'order_transactions/create',
      'orders/cancelled',
      'orders/updated',
      'refunds/create',
    );
    const cancelled = JSON.parse(
      receiver.received.find(({topic}) => topic === 'orders/cancelled')?.raw.toString() ?? '{}',
    ) as Record<string, unknown>;
    expect(cancelled).toMatchObject({cancel_reason: 'other', financial_status: 'refunded', refunds: [{}]});
    await change(`orderDelete(orderId: "${orderId}") { ${USER_ERRORS} }`, 'orders/delete');
  });
});
