import {chromium, type Page} from '@playwright/test';
import {productNumber} from '../../local/shop/state';
import {enterAdmin} from '../e2e/support/staff';
import {fillManyOrders} from '../support/database/many-orders';
import {signInStaff} from '../support/fulfillment';
import {chooseOrders, pathOf} from '../support/order-batch';
import {rowsOf} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const ORDERS = 500;
const SLIPS = 200;
const TRIES = 3;

export interface BatchPagesResult {
  readonly slips: number;
  readonly pickedOrders: number;
  /** From the request to the paint of the whole page, one for each try. */
  readonly slipsMs: readonly number[];
  readonly pickListMs: readonly number[];
  /** Whether both pages list everything. */
  readonly isComplete: boolean;
}

/** Opens the printed pages of large batches in a browser, on its own stack; the bundle must be built. */
export async function measureBatchPages(): Promise<BatchPagesResult> {
  const stack = await startStackWithBackend();
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    await fillOrders(stack);
    const who = await signInStaff(stack);
    const ids = (await rowsOf<{id: string}>(stack, 'select id from public.orders order by ship_by, id')).map(
      ({id}) => id,
    );
    const pickListPath = pathOf(await chooseOrders(who, ids, {intent: 'pick-list'}));
    const slipsPath = pathOf(await chooseOrders(who, ids.slice(0, SLIPS), {intent: 'slips'}));
    const page = await browser.newPage({baseURL: stack.origin});
    await enterAdmin(page, stack, '/admin/orders');
    const pickListMs = await timeVisits(page, pickListPath);
    const hasAllOrders = await page.getByText(`items for ${ORDERS} orders`).isVisible();
    const slipsMs = await timeVisits(page, slipsPath);
    const slips = await page.getByRole('main').getByRole('article').count();
    return {slips: SLIPS, pickedOrders: ORDERS, slipsMs, pickListMs, isComplete: hasAllOrders && slips === SLIPS};
  } finally {
    await browser.close();
    await stack.close();
  }
}

/** Fills the queue with orders of four products each; one of them is a bundle, whose contents the shop knows. */
async function fillOrders(stack: StackWithBackend): Promise<void> {
  const bundle = stack.shop.products.find(({catalogId}) => catalogId === 'b2');
  if (!bundle) throw new Error('the seed has no bundle b2');
  const statements = [
    ...fillManyOrders({count: ORDERS, open: ORDERS}),
    `update public.orders set fulfillment_status = 'unfulfilled'`,
    `delete from public.fulfillments`,
    `insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor, product_id)
      select id, n::text, n, case n when 4 then 'Trio' else 'Curry ' || substr(order_number, 2)::integer % (20 + n) end, n, 1000,
        case n when 4 then 'gid://shopify/Product/${productNumber(bundle)}' end
      from public.orders, generate_series(2, 4) as n`,
  ];
  await stack.backend.database.connected(async ({script}) => {
    for (const statement of statements) await script(statement);
  });
}

async function timeVisits(page: Page, path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const startMs = performance.now();
    await page.goto(path);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    times.push(performance.now() - startMs);
  }
  return times;
}
