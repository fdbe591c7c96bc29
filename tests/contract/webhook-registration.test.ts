import {afterAll, beforeAll, expect, it} from 'vitest';
import {registerWebhooks} from '~/features/orders/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/features/orders/intake/topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {startLocalShop, type LocalShop} from '../support/local-shop';

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
