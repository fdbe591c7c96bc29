import {isEnumType} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {registerWebhooks} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {createAdminClient} from '../../local/tests/admin-client';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {adminSchema} from '../support/schemas';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop()));
afterAll(() => shop.close());

interface Subscribed {
  readonly topic: string;
  readonly uri: string;
  readonly filter?: string;
}

async function subscriptionsOf(): Promise<readonly Subscribed[]> {
  const {subscriptions}: {subscriptions: readonly Subscribed[]} = await (
    await fetch(`${shop.origin}/__webhooks`)
  ).json();
  return subscriptions;
}

it('subscribes to every topic once when run twice', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  const run = async (uri: string) => {
    const outcomes = (await registerWebhooks(admin, SUBSCRIBED_TOPICS, uri)).map(({outcome}) => outcome);
    // A fresh shop has subscriptions of its own storefront.
    return [...new Set(outcomes)].filter((outcome) => !outcome.startsWith('removed'));
  };
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['registered']);
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['already registered']);
  expect(await run('invalid address')).toEqual([expect.stringContaining('rejected: ')]);
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['already registered']);
});

it('removes the subscriptions of the origin that the storefront had before, and no others', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  const create = (uri: string) =>
    createAdminClient(shop)(
      `mutation Subscribe($uri: String!) {
        webhookSubscriptionCreate(topic: PRODUCTS_UPDATE, webhookSubscription: {uri: $uri}) { userErrors { message } }
      }`,
      {uri},
    );
  await create('https://former.example/webhooks/shopify');
  await create('https://former.example/another-service');
  const registrations = await registerWebhooks(admin, SUBSCRIBED_TOPICS, 'https://new.example/webhooks/shopify');
  expect(registrations.map(({outcome}) => outcome)).toContain('removed: https://former.example/webhooks/shopify');
  const uris = (await subscriptionsOf()).map(({uri}) => uri);
  expect(uris).not.toContain('https://former.example/webhooks/shopify');
  expect(uris).toContain('https://former.example/another-service');
});

it('subscribes again to a topic whose filter has changed', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  const uri = 'https://filter.example/webhooks/shopify';
  await createAdminClient(shop)(
    `mutation Subscribe($uri: String!) {
      webhookSubscriptionCreate(topic: METAOBJECTS_UPDATE, webhookSubscription: {uri: $uri, filter: "type:recipe"}) {
        userErrors { message }
      }
    }`,
    {uri},
  );
  const registrations = await registerWebhooks(admin, SUBSCRIBED_TOPICS, uri);
  const changed = registrations.filter(({outcome}) => outcome === 'registered with another filter');
  expect(changed.map(({topic}) => topic)).toEqual(['metaobjects/update']);
  const filters = (await subscriptionsOf()).filter((each) => each.topic === 'metaobjects/update' && each.uri === uri);
  expect(filters.map(({filter}) => filter?.includes('type:founder'))).toEqual([true]);
});

it('subscribes to every fulfillment order topic of the Admin API', () => {
  const topics = adminSchema().getType('WebhookSubscriptionTopic');
  const names = isEnumType(topics) ? topics.getValues().map(({name}) => name) : [];
  const available = names.filter((name) => name.startsWith('FULFILLMENT_ORDERS_'));
  const subscribed = SUBSCRIBED_TOPICS.map((topic) => topic.replace('/', '_').toUpperCase());
  expect(subscribed.filter((name) => name.startsWith('FULFILLMENT_ORDERS_')).sort()).toEqual(available.sort());
});

it('subscribes to the metaobjects of every type that pages show', async () => {
  await shop.reset();
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  await registerWebhooks(admin, SUBSCRIBED_TOPICS, 'https://metaobjects.example/webhooks/shopify');
  const filters = (await subscriptionsOf())
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
