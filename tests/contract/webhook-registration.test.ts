import {isEnumType} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {registerWebhooks} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {adminSchema} from '../support/schemas';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop()));
afterAll(() => shop.close());

it('subscribes to every topic once when run twice', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  const run = async (uri: string) => {
    const outcomes = (await registerWebhooks(admin, SUBSCRIBED_TOPICS, uri)).map(({outcome}) => outcome);
    return [...new Set(outcomes)];
  };
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['registered']);
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['already registered']);
  expect(await run('https://other.example/webhooks/shopify')).toEqual(['registered']);
  expect(await run('invalid address')).toEqual([expect.stringContaining('rejected: ')]);
});

it('subscribes to every fulfillment order topic of the Admin API', () => {
  const topics = adminSchema().getType('WebhookSubscriptionTopic');
  const names = isEnumType(topics) ? topics.getValues().map(({name}) => name) : [];
  const available = names.filter((name) => name.startsWith('FULFILLMENT_ORDERS_'));
  const subscribed = SUBSCRIBED_TOPICS.map((topic) => topic.replace('/', '_').toUpperCase());
  expect(subscribed.filter((name) => name.startsWith('FULFILLMENT_ORDERS_')).sort()).toEqual(available.sort());
});

it('subscribes to the metaobjects of every type that pages show', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  await registerWebhooks(admin, SUBSCRIBED_TOPICS, 'https://metaobjects.example/webhooks/shopify');
  const {subscriptions}: {subscriptions: {topic: string; uri: string; filter?: string}[]} = await (
    await fetch(`${shop.origin}/__webhooks`)
  ).json();
  const filters = subscriptions
    .filter(({topic, uri}) => topic.startsWith('metaobjects/') && uri.startsWith('https://metaobjects.example'))
    .map(({filter}) => filter?.split(' OR ') ?? []);
  const documents = Object.values(
    import.meta.glob<string>('/app/**/*.gql.ts', {query: '?raw', import: 'default', eager: true}),
  );
  const shown = documents.flatMap((text) =>
    [...text.matchAll(/metaobjects?\((?:handle: \{)?type: "(\w+)"/g)].map(([, type]) => type),
  );
  expect(filters).toHaveLength(3);
  for (const filter of filters) for (const type of new Set(shown)) expect(filter).toContain(`type:${type}`);
});
