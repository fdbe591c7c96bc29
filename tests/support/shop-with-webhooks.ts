import {afterAll, beforeEach} from 'vitest';
import {startLocalShop} from './local-shop';
import {startWebhookReceiver} from './webhook-receiver';

/** Starts a shop that sends webhooks, and their receiver, for one test file. Both are reset before each test. */
export async function useShopWithWebhooks() {
  const receiver = await startWebhookReceiver();
  const shop = await startLocalShop({storefrontOrigin: receiver.origin, deliversWebhooks: true});
  beforeEach(async () => {
    await shop.reset();
    receiver.reset();
  });
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });
  return {shop, receiver};
}
