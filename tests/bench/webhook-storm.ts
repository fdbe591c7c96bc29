import {Agent, request} from 'node:http';
import {setTimeout as sleep} from 'node:timers/promises';
import {ORDER_BODY} from '../../app/orders/sync/webhooks/order.sample';
import {createRandom} from '../../local/kit/random';
import {placeOrder} from '../support/place-order';
import {countOf, rowsOf, signedWebhook, type WebhookSpec} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const PER_SECOND = 200;
const SECONDS = 30;
const DUPLICATES = 0.2;
const EVENTS = ['orders/create', 'orders/paid', 'orders/updated'] as const;
/** The first order of the storm; the local shop has none of this number. */
const FIRST_ID = 9_000_000_000_000;
/** The first and the longest pause before a retry; each pause is twice as long as the one before. */
const RETRY_MS = {first: 1_000, longest: 30_000};
const MAX_TRIES = 20;
const CONNECTIONS = 64;
const QUIET_MS = 5_000;
const PAGE_EVERY_MS = 100;
const PAID_ORDERS = 30;

export interface StormResult {
  readonly sent: number;
  /** The 99th percentile of response times of first tries, with any status. */
  readonly p99Ms: number;
  /** First tries that were rejected. */
  readonly sentBack: number;
  readonly lost: number;
  readonly doubled: number;
  readonly pageQuietP95Ms: number;
  readonly pageStormP95Ms: number;
  /** From paying an order in the shop to its row in the database. */
  readonly payToRowP95Ms: number;
}

/** Sends 200 webhooks a second for 30 seconds, a fifth of them twice, in random order, with retries as Shopify does. */
export async function measureStorm(): Promise<StormResult> {
  const stack = await startStackWithBackend();
  try {
    const payToRowP95Ms = await payToRow(stack);
    const quiet = await timePages(stack, sleep(QUIET_MS));
    const storm = sendStorm(stack);
    const stormy = await timePages(stack, storm);
    const {times, sentBack} = await storm;
    const orders = new Set(deliveries().map(({body}) => body.id)).size;
    const known = await countOf(stack, "public.orders where shopify_order_id like '%/9%'");
    const [items] = await rowsOf<{count: number}>(
      stack,
      `select count(*)::int as count from public.order_items as i join public.orders as o on o.id = i.order_id
       where o.shopify_order_id like '%/9%'`,
    );
    return {
      sent: times.length,
      p99Ms: percentile(times, 0.99),
      sentBack,
      lost: orders - known,
      doubled: (items?.count ?? 0) - known * ORDER_BODY.line_items.length,
      pageQuietP95Ms: percentile(quiet, 0.95),
      pageStormP95Ms: percentile(stormy, 0.95),
      payToRowP95Ms,
    };
  } finally {
    await stack.close();
  }
}

const percentile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;

/** Creates the same list on every run: complete orders with three events each, some events twice, shuffled. */
function deliveries(): (WebhookSpec & {readonly body: typeof ORDER_BODY})[] {
  const random = createRandom(1);
  const unique = Math.floor((PER_SECOND * SECONDS) / (1 + DUPLICATES));
  const events = Array.from({length: unique}, (_, at) => {
    const order = Math.floor(at / EVENTS.length);
    const topic = EVENTS[at % EVENTS.length] ?? EVENTS[0];
    const id = FIRST_ID + order;
    const line_items = ORDER_BODY.line_items.map((line, index) => ({...line, id: id * 10 + index}));
    return {
      topic,
      id: `storm-${at}`,
      body: {...ORDER_BODY, id, name: `#${order}`, email: '', line_items, fulfillments: []},
    };
  });
  const doubled = events.filter(() => random() < DUPLICATES);
  return [...events, ...doubled]
    .map((event) => ({event, rank: random()}))
    .sort((left, right) => left.rank - right.rank)
    .map(({event}) => event);
}

async function sendStorm(
  stack: StackWithBackend,
): Promise<{readonly times: readonly number[]; readonly sentBack: number}> {
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const address = new URL('/webhooks/shopify', stack.workerUrl());
  const storm = deliveries().map((spec) => signedWebhook(stack.shop.origin, spec));
  const startMs = performance.now();
  const times: number[] = [];
  const random = createRandom(2);
  let sentBack = 0;
  const deliver = async (signed: Signed, at: number) => {
    await sleep(Math.max(0, startMs + (at * 1000) / PER_SECOND - performance.now()));
    for (let tried = 1; tried <= MAX_TRIES; tried += 1) {
      const sentMs = performance.now();
      const status = await post(agent, address, signed).catch(() => 0);
      if (tried === 1) times.push(performance.now() - sentMs);
      if (status === 200) break;
      if (tried === 1) sentBack += 1;
      await sleep((0.5 + random()) * Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** (tried - 1)));
    }
  };
  await Promise.all(storm.map(deliver));
  agent.destroy();
  return {times, sentBack};
}

type Signed = ReturnType<typeof signedWebhook>;

/** Sends a signed webhook with a minimal client, because it shares the machine with the server. @returns the status */
function post(agent: Agent, address: URL, {headers, body}: Signed): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(address, {
      agent,
      method: 'POST',
      headers: {...headers, 'Content-Length': Buffer.byteLength(body)},
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode ?? 0))
        .resume();
    });
    outgoing.end(body);
  });
}

/** Requests a page repeatedly until a promise settles. */
async function timePages(stack: StackWithBackend, until: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  let isOver = false;
  const over = until.then(() => (isOver = true));
  while (!isOver) {
    const startMs = performance.now();
    await (await fetch(new URL('/products', stack.workerUrl()))).text();
    times.push(performance.now() - startMs);
    await Promise.race([over, sleep(PAGE_EVERY_MS)]);
  }
  return times;
}

async function payToRow(stack: StackWithBackend): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < PAID_ORDERS; at += 1) {
    const startMs = performance.now();
    const {number} = placeOrder(stack.shop);
    const row = `public.orders where shopify_order_id = 'gid://shopify/Order/${number}'`;
    while ((await countOf(stack, row)) === 0) await sleep(2);
    times.push(performance.now() - startMs);
  }
  return percentile(times, 0.95);
}
