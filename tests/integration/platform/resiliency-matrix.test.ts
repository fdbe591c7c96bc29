import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo} from '../../support/account';
import {paidOrder, signInStaff} from '../../support/fulfillment';
import {addToCart, FIRST_PRODUCT, OBSERVE, type MatrixPeople} from '../../support/observe-shop';
import {
  faultsOf,
  RESILIENCY_COLUMNS,
  RESILIENCY_MATRIX,
  type ResiliencyColumn,
  type ResiliencyRow,
} from '../../support/resiliency-matrix';
import {SEED_WITH_PORTAL} from '../../support/portal';
import {PRODUCTION_TIMEOUT, startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const WARM_PAGES = ['/', '/products', '/product/palak-paneer', '/cart', '/auth'];

let stack: StackWithBackend;
let people: MatrixPeople;

beforeAll(async () => {
  // The clock stands still, so that the rate limit of Shopify would be used up by the last rows.
  const adminPlan = {maximum: 1_000_000, restorePerSecond: 1_000};
  stack = await startStackWithBackend(PRODUCTION_TIMEOUT, {seed: SEED_WITH_PORTAL, adminPlan});
  const {number} = await paidOrder(stack);
  const shopper = createVisitor(stack.origin);
  await addToCart(shopper, FIRST_PRODUCT);
  const cartPage = await (await shopper.get('/cart')).text();
  people = {
    shopper,
    customer: await signInTo(stack, SEED_PEOPLE.ada),
    staff: await signInStaff(stack),
    deskPath: `/admin/orders/${number}`,
    openCheckoutUrl: /href="([^"]+\/cart\/c\/[^"]+)"/.exec(cartPage)?.[1]?.replaceAll('&amp;', '&') ?? '',
  };
});
afterAll(() => stack.close());

const clearFaults = () => Promise.all([stack.shop.clearFaults(), stack.backend.clearFaults()]);

/** Uses every part of the shop at once during the fault of a row. */
async function observe(row: ResiliencyRow): Promise<Readonly<Record<ResiliencyColumn, string>>> {
  await clearFaults();
  await stack.restartStorefront();
  if (row.isWarm) for (const path of WARM_PAGES) await (await createVisitor(stack.origin).get(path)).text();
  for (const fault of faultsOf(row)) await stack[row.target].fault(fault);
  const seen = await Promise.all(
    RESILIENCY_COLUMNS.map(async (column) => [column, await OBSERVE[column](stack, people)]),
  );
  await clearFaults();
  return Object.fromEntries(seen) as Record<ResiliencyColumn, string>;
}

/** Returns the products in the cart of the shopper, as Shopify has it. */
function linesInCart(): readonly string[] {
  const [token = ''] = decodeURIComponent(people.shopper.cookies.get('__Host-cart') ?? '').split('?');
  return (stack.shop.cart(token)?.lines ?? []).map(
    ({variantNumber}) => `gid://shopify/ProductVariant/${variantNumber}`,
  );
}

describe.each(RESILIENCY_MATRIX)('while $dependency is $state', (row) => {
  let seen: Readonly<Record<ResiliencyColumn, string>>;
  beforeAll(async () => void (seen = await observe(row)));

  it.each(RESILIENCY_COLUMNS.map((column, at) => [column, row.cells[at] ?? '']))('%s: %s', (column, expected) => {
    const keepsCart = expected === 'cart kept';
    expect(seen[column]).toBe(keepsCart ? 'message' : expected);
    if (keepsCart) expect(linesInCart()).toContain(FIRST_PRODUCT);
  });
});
