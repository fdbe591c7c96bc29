import {isEnumType} from 'graphql';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {registerWebhooks} from '~/features/order-sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/features/order-sync/webhooks/topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {adminSchema} from '../support/schemas';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop()));
afterAll(() => shop.close());

it('subscribes to every topic once, however often it is run', async () => {
  const admin = createAdmin(parseConfig(shop.settings));
  if (!admin) throw new Error('the local shop lets staff in');
  const run = async (uri: string) => {
    const outcomes = (await registerWebhooks(admin, SUBSCRIBED_TOPICS, uri)).map(({outcome}) => outcome);
    return [...new Set(outcomes)];
  };
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['registered']);
  expect(await run('https://shop.example/webhooks/shopify')).toEqual(['there already']);
  expect(await run('https://other.example/webhooks/shopify')).toEqual(['registered']);
  expect(await run('no address')).toEqual([expect.stringContaining('refused: ')]);
});

it('asks for everything that the shop can tell of a part of an order', () => {
  const topics = adminSchema().getType('WebhookSubscriptionTopic');
  const names = isEnumType(topics) ? topics.getValues().map(({name}) => name) : [];
  const told = names.filter((name) => name.startsWith('FULFILLMENT_ORDERS_'));
  const asked = SUBSCRIBED_TOPICS.map((topic) => topic.replace('/', '_').toUpperCase());
  expect(asked.filter((name) => name.startsWith('FULFILLMENT_ORDERS_')).sort()).toEqual(told.sort());
});
