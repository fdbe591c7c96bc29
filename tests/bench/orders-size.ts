import {SEED_PEOPLE} from '../../local/seed/people';
import {signInTo, type SignedIn} from '../support/account';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const {ada, ben} = SEED_PEOPLE;
const ROUNDS = 40;
const SIZES = {ten: 10, thousand: 1_000, most: 100_000};
/** Ada has the first ten orders; Ben has this many of the largest table. */
const OF_BEN = 500;
const OTHERS = 100;
const NEXT = /<a[^>]*rel="next"[^>]*href="([^"]+)"|<a[^>]*href="([^"]+)"[^>]*rel="next"/;

/** Median durations of the orders page, in milliseconds. */
export interface OrdersCost {
  /** For a customer with ten orders, in tables of each size. */
  readonly tenMs: number;
  readonly thousandMs: number;
  readonly mostMs: number;
  /** For a customer with 500 orders in the largest table: the first and the last page. */
  readonly firstOf500Ms: number;
  readonly lastOf500Ms: number;
}

/** Reads the list of orders from increasingly large tables on its own stack; the bundle must be built. */
export async function compareOrderTables(): Promise<OrdersCost> {
  const stack = await startStackWithBackend();
  try {
    const [few, many] = [await signInTo(stack, ada), await signInTo(stack, ben)];
    const fillTo = (first: number, last: number) => fill(stack, {first, last, few, many});
    await addOthers(stack);
    await fillTo(1, SIZES.ten);
    await medianMs(few, '/orders');
    const tenMs = await medianMs(few, '/orders');
    await fillTo(SIZES.ten + 1, SIZES.thousand);
    const thousandMs = await medianMs(few, '/orders');
    await fillTo(SIZES.thousand + 1, SIZES.most);
    const mostMs = await medianMs(few, '/orders');
    const firstOf500Ms = await medianMs(many, '/orders');
    const lastOf500Ms = await medianMs(many, await lastPage(many));
    return {tenMs, thousandMs, mostMs, firstOf500Ms, lastOf500Ms};
  } finally {
    await stack.close();
  }
}

const run = ({backend}: StackWithBackend, sql: string) => backend.database.connected(({script}) => script(sql));

const addOthers = (stack: StackWithBackend) =>
  run(stack, `insert into public.profiles (user_id) select gen_random_uuid() from generate_series(1, ${OTHERS})`);

/** A range of orders, and the customers with few and with many orders. */
interface Fill {
  readonly first: number;
  readonly last: number;
  readonly few: SignedIn;
  readonly many: SignedIn;
}

/** Inserts orders with triggers disabled, which would send a hundred thousand notifications. */
async function fill(stack: StackWithBackend, {first, last, few, many}: Fill): Promise<void> {
  await run(
    stack,
    `set session_replication_role = replica;
     with others as (
       select user_id, row_number() over (order by user_id) as place from public.profiles
       where user_id not in ('${few.owner}', '${many.owner}')
     )
     insert into public.orders (shopify_order_id, user_id, order_number, placed_at, updated_at, currency,
       subtotal_minor, discount_minor, shipping_minor, tax_minor, total_minor)
     select 'gid://shopify/Order/' || n,
       case when n <= ${SIZES.ten} then '${few.owner}'
         when n between ${SIZES.thousand + 1} and ${SIZES.thousand + OF_BEN} then '${many.owner}'
         else others.user_id end,
       '#' || n, now() - make_interval(mins => n), now(), 'USD', 1598, 0, 499, 0, 2097
     from generate_series(${first}, ${last}) as n join others on place = 1 + n % ${OTHERS};
     insert into public.order_items (order_id, shopify_line_item_id, position, title, quantity, price_minor)
     select o.id, '1', 1, 'Palak Paneer', 2, 799 from public.orders as o
     where not exists (select from public.order_items as i where i.order_id = o.id);
     set session_replication_role = origin;
     analyze public.orders; analyze public.order_items;`,
  );
}

async function medianMs(who: SignedIn, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startMs = performance.now();
    const response = await who.get(path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path} responded with ${response.status}`);
    times.push(performance.now() - startMs);
  }
  return times.sort((one, other) => one - other)[ROUNDS / 2] ?? NaN;
}

async function lastPage(who: SignedIn): Promise<string> {
  let path = '/orders';
  for (;;) {
    const next = NEXT.exec(await (await who.get(path)).text())
      ?.slice(1)
      .find(Boolean);
    if (!next) return path;
    path = next.replaceAll('&amp;', '&');
  }
}
