import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {SEED_WITHOUT_ORDERS} from '../support/local-shop';
import {placeOrder} from '../support/place-order';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const GUEST = {email: 'guest@example.com'};
const seed = {...SEED_WITHOUT_ORDERS, shop: {...SEED_WITHOUT_ORDERS.shop, name: 'Spice Route'}};

/** Long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const letter = async () => (await stack.shop.mails(GUEST.email))[0]?.text;

it('a guest’s letter names the shop as the shop names itself', async () => {
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(letter, PATIENCE).toContain('your order #1001 at Spice Route.');
});

it('a guest gets their letter though the shop does not say its name', async () => {
  // A fresh worker, which has not heard the name.
  await stack.restartStorefront();
  await stack.shop.fault({op: 'ShopName', mode: 'status', status: 500});
  placeOrder(stack.shop, {customer: GUEST});
  await expect.poll(letter, PATIENCE).toContain('your order #1001 at Fusion Tiffin.');
});
