import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_WITHOUT_ORDERS} from '../support/local-shop';
import {placeOrder} from '../support/place-order';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const GUEST = {email: 'guest@example.com'};
const seed = {...SEED_WITHOUT_ORDERS, shop: {...SEED_WITHOUT_ORDERS.shop, name: 'Spice Route'}};

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const mailText = async () => (await stack.shop.mails(GUEST.email))[0]?.text;

it('a guest’s mail contains the shop’s name from Shopify', async () => {
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(mailText, PATIENCE).toContain('your order #1001 at Spice Route.');
});

it('a guest’s mail is sent even if the shop’s name cannot be read', async () => {
  // A new worker has not read the name yet.
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ShopName', mode: 'status', status: 500});
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(mailText, PATIENCE).toContain('your order #1001 at Fusion Tiffin.');
});
