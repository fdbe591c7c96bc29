import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {toSignedIn} from '../../support/account';
import {isKnown, signInWithCode} from '../../support/google-visitor';
import {makeAdmin, passSecondFactor} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';
import {webhooksOf} from '../../support/webhooks';

const {elena, gita} = SEED_PEOPLE;
const VARIANT = 44_000_000_000_001;
/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

describe.each(['friendly', 'strict'] as const)('the storefront of a %s store', (profile) => {
  let stack: StackWithBackend;
  // On a busy machine the schema takes longer to load than the storefront's timeout.
  beforeAll(() => void adminExecutor());
  // The rate limit refills by the local Shopify's clock, so the clock must advance.
  beforeAll(async () => void (stack = await startStackWithBackend({}, {profile, clock: () => new Date()})));
  beforeEach(() => stack.reset());
  afterAll(() => stack.close());

  const signIn = async (email: string = elena.email) => {
    const visitor = createVisitor(stack.origin);
    await signInWithCode(visitor, stack, email);
    return visitor;
  };

  it.each([
    ['/', 'Palak Paneer'],
    ['/products', 'Palak Paneer'],
    ['/product/palak-paneer', 'Palak Paneer'],
    ['/search?q=paneer', 'Palak Paneer'],
  ])('shows the catalog at %s', async (path, text) => {
    const response = await createVisitor(stack.origin).get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  it('leads from a cart to the checkout on the store’s checkout host', async () => {
    const response = await createVisitor(stack.origin).post(`/cart/${VARIANT}:1`, {});
    expect(response.status).toBe(303);
    const checkout = response.headers.get('location') ?? '';
    expect(new URL(checkout).origin).toBe(stack.shop.shop.config.checkoutOrigin);
    expect((await fetch(checkout)).status).toBe(200);
  });

  it('signs a shopper in by a mailed code', async () => {
    expect(await isKnown(await signIn())).toBe(true);
  });

  it('shows an order from a webhook to its owner', async () => {
    const who = await toSignedIn(await signIn());
    const {number} = placeOrder(stack.shop, {customer: elena});
    await expect.poll(() => who.read('/orders'), PATIENCE).toContain('Order #1001');
    const page = await who.read(`/order/${number}`);
    expect(page).toContain('Chicken Tikka Masala');
  });

  it('shows staff the customers, with their contact data only if the store shares it', async () => {
    const staff = await toSignedIn(await signIn(gita.email));
    await makeAdmin(stack.backend, staff.owner);
    await passSecondFactor(stack.backend, staff.owner);
    const isShared = profile === 'friendly';
    const pages = ['/admin/customers', `/admin/customers/${elena.number}`];
    for (const text of await Promise.all(pages.map((page) => staff.read(page)))) {
      expect(text.includes(elena.email)).toBe(isShared);
      expect(/does? not share/.test(text)).toBe(!isShared);
    }
  });

  it('recovers orders without a webhook from the Admin API', async () => {
    await webhooksOf(stack.shop).setBehavior({drop: 1});
    placeOrder(stack.shop, {customer: elena});
    const response = await runSchedule(stack);
    expect(await response.json()).toMatchObject({read: 1, corrected: 1, unreadable: 0, isDone: true});
    const order = 'select order_number, shopify_customer_id, total_minor::int from public.orders';
    expect(await rowsOf(stack, order)).toEqual([
      {order_number: '#1001', shopify_customer_id: `gid://shopify/Customer/${elena.number}`, total_minor: 1298},
    ]);
  });
});
