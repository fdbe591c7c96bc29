import {afterAll, beforeEach} from 'vitest';
import {startLocalShop} from './local-shop';
import {startWebhookReceiver} from './webhook-receiver';

/**
 * A shop of one test file's own that sends webhooks as things happen, and who hears them. Each test finds the shop fresh
 * and the receiver without memory.
 */
export async function useTellingShop() {
  const receiver = await startWebhookReceiver();
  const shop = await startLocalShop({storefrontOrigin: receiver.origin, deliversWebhooks: true});
  beforeEach(async () => {
    await shop.reset();
    receiver.forget();
  });
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });
  return {shop, receiver};
}
