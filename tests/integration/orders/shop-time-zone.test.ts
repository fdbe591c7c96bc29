import {afterAll, beforeAll, expect, it} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {placeOrder} from '../../support/place-order';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {webhooksOf} from '../../support/webhooks';

/** In milliseconds; long enough for a busy machine. */
const PATIENCE = {timeout: 30_000};

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => {
  // Monday afternoon in New York, and Tuesday in Kolkata.
  const clock = () => new Date('2026-11-23T20:00:00Z');
  stack = await startStackWithBackend({}, {clock, ianaTimezone: 'Asia/Kolkata'});
});
afterAll(() => stack.close());

const promises = async () =>
  (await rowsOf<{ship_by: string}>(stack, 'select ship_by::text from public.orders order by order_number')).map(
    ({ship_by: shipBy}) => shipBy,
  );

it('promises of orders follow the time zone that the scheduled jobs read from Shopify, however the orders arrive', async () => {
  await webhooksOf(stack.shop).setBehavior({drop: 1});
  placeOrder(stack.shop);
  expect((await runSchedule(stack)).status).toBe(200);
  expect(await promises()).toEqual(['2026-11-27']);

  await webhooksOf(stack.shop).setBehavior({});
  placeOrder(stack.shop);
  await expect.poll(promises, PATIENCE).toEqual(['2026-11-27', '2026-11-27']);
});
