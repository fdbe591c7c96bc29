import {afterAll, beforeAll, beforeEach, expect, vi} from 'vitest';
import {reconcileOrders} from '../../scripts/lib/reconcile-orders.mjs';
import {createAdminClient} from '../../local/tests/admin-client';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {LOCAL_STOREFRONT_SECRETS} from '../../local/shop/local-credentials';
import {registerWebhooks} from '~/orders/sync/admin/register-webhooks.server';
import {SUBSCRIBED_TOPICS} from '~/orders/sync/webhooks/webhook-topics';
import {parseConfig} from '~/platform/env.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {drill} from '../support/drill';
import {placeOrder} from '../support/place-order';
import {runSchedule} from '../support/run-schedule';
import {countOf} from '../support/send-webhook';
import {staff} from '../support/staff';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {webhooksOf} from '../support/webhooks';

const {RECONCILE_SECRET} = LOCAL_STOREFRONT_SECRETS;
const DRILL_PARCEL = {company: 'UPS', number: '1Z999AA10123456784'};
/** On a busy machine. */
const PATIENCE = {timeout: 60_000};

let stack: StackWithBackend;
beforeAll(() => void adminExecutor());
// The rate limit refills by the clock of the local Shopify.
beforeAll(async () => void (stack = await startStackWithBackend({}, {clock: () => new Date()})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** What `npm run orders:reconcile` does. */
const reconcile = () => reconcileOrders(stack.origin, RECONCILE_SECRET);

drill('webhooks lost for a day', async () => {
  await webhooksOf(stack.shop).setBehavior({drop: 1});
  const orders = Array.from({length: 5}, () => placeOrder(stack.shop));
  const [first] = orders;
  if (first) await staff(stack.shop).fulfill(first, DRILL_PARCEL);
  expect(await countOf(stack, 'public.orders')).toBe(0);
  expect(await reconcile()).toMatchObject({corrected: 5, unreadable: 0});
  expect(await countOf(stack, 'public.orders')).toBe(5);
  expect(await countOf(stack, 'public.fulfillments')).toBe(1);
  expect(await reconcile(), 'a second run finds nothing to correct').toMatchObject({corrected: 0});
});

drill('database restored from an old backup', async () => {
  const deliveries = webhooksOf(stack.shop);
  placeOrder(stack.shop);
  await vi.waitFor(async () => expect(await countOf(stack, 'public.orders')).toBe(1), PATIENCE);
  // A delivery still under way would store the order again after the restore.
  await vi.waitFor(
    async () => expect((await deliveries.report()).deliveries.map(({state}) => state)).not.toContain('waiting'),
    PATIENCE,
  );
  // The backup is empty: everything after it is gone.
  await deliveries.setBehavior({drop: 1});
  placeOrder(stack.shop);
  await stack.backend.restore();
  expect(await countOf(stack, 'public.orders')).toBe(0);
  expect(await reconcile()).toMatchObject({corrected: 2});
  expect(await countOf(stack, 'public.orders')).toBe(2);
  expect((await runSchedule(stack)).status).toBe(200);
});

interface Subscriptions {
  readonly subscriptions: readonly {readonly number: number; readonly topic: string; readonly uri: string}[];
}

/** Returns the subscriptions of the API; those about privacy are a setting of the app. */
async function subscriptionsOf() {
  const {subscriptions} = await (await fetch(`${stack.shop.origin}/__webhooks`)).json<Subscriptions>();
  return subscriptions.filter(({topic}) => SUBSCRIBED_TOPICS.includes(topic));
}

/** What `npm run webhooks:register` does. */
async function register(origin = stack.origin) {
  const admin = createAdmin(parseConfig({PUBLIC_ORIGIN: origin, ...stack.shop.settings}));
  if (!admin) throw new Error('the local Shopify has no Admin API token');
  return registerWebhooks(admin, SUBSCRIBED_TOPICS, `${origin}/webhooks/shopify`);
}

drill('app reinstalled', async () => {
  // Uninstalling an app removes its subscriptions.
  for (const {number} of await subscriptionsOf())
    await createAdminClient(stack.shop)(
      'mutation Remove($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }',
      {id: `gid://shopify/WebhookSubscription/${number}`},
    );
  expect(await subscriptionsOf()).toEqual([]);
  placeOrder(stack.shop);
  expect((await register()).map(({outcome}) => outcome)).not.toContain('already registered');
  expect(new Set((await subscriptionsOf()).map(({topic}) => topic)).size).toBe(SUBSCRIBED_TOPICS.length);
  expect(await reconcile()).toMatchObject({corrected: 1});
  placeOrder(stack.shop);
  await vi.waitFor(async () => expect(await countOf(stack, 'public.orders')).toBe(2), PATIENCE);
});

drill('domain changed', async () => {
  const moved = 'https://new.example';
  await register();
  const outcomes = (await register(moved)).map(({outcome}) => outcome);
  expect(outcomes).toContain('registered');
  expect(outcomes).toContain(`removed: ${stack.origin}/webhooks/shopify`);
  expect(new Set((await subscriptionsOf()).map(({uri}) => uri))).toEqual(new Set([`${moved}/webhooks/shopify`]));
  // Until DNS has changed, orders arrive by the reconciliation.
  placeOrder(stack.shop);
  expect(await reconcile()).toMatchObject({corrected: 1});
});
