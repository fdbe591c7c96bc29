import {randomUUID} from 'node:crypto';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {mintRealtimeToken} from '../../app/platform/supabase/access-token.server';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {waitForHydration} from '../e2e/support/hydration';
import {addButton, cartDrawer} from '../e2e/support/cart';
import {CARDS, fillCheckout} from '../e2e/support/checkout';
import {supabaseClient, type LocalBackend} from '../support/backend';
import {recordOrders} from '../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const TOASTS = 20;
const PURCHASES = 20;
/** A product with enough stock. */
const BOUGHT = {path: '/product/spicy-pepper-chicken', title: 'Spicy Pepper Chicken'};
/** The number of the first order that is paid in the local shop. */
const FIRST_PAID = 1001;
const LISTENERS = 200;
const SETTLE_MS = 2_000;

export interface LiveResult {
  /** From a new order in the database to the toast on the shopper's page. */
  readonly toastP95Ms: number;
  /** From the checkout's pay button to the toast on the shopper's page: by webhook, database and Realtime connection. */
  readonly purchaseP95Ms: number;
  readonly listeners: number;
  /** How many listeners received their message, and the 95th percentile of its latency. */
  readonly reached: number;
  readonly reachedP95Ms: number;
  /** Messages that reached the wrong listener. */
  readonly misdirected: number;
}

const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;

/** Measures the latencies on its own stack; the bundle must be built. */
export async function measureLive(): Promise<LiveResult> {
  const stack = await startStackWithBackend();
  try {
    return {
      toastP95Ms: await withOrdersPage(stack, (page) => timeToasts(stack, page)),
      purchaseP95Ms: await withOrdersPage(stack, timePurchases),
      listeners: LISTENERS,
      ...(await broadcastToMany(stack.backend)),
    };
  } finally {
    await stack.close();
  }
}

async function withOrdersPage(
  stack: StackWithBackend,
  use: (page: Page, context: BrowserContext) => Promise<number>,
): Promise<number> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const context = await browser.newContext({baseURL: stack.origin});
    const page = await context.newPage();
    await openOrders(page);
    return await use(page, context);
  } finally {
    await browser.close();
  }
}

const toastOf = (page: Page, number: number) => page.getByText(`Order #${number} has been placed.`).first().waitFor();

async function timeToasts(stack: StackWithBackend, page: Page): Promise<number> {
  const times: number[] = [];
  for (let number = 1; number <= TOASTS; number += 1) {
    const startMs = performance.now();
    const order = {number, of: SEED_PEOPLE.ada, placedAt: new Date().toISOString()};
    const seen = toastOf(page, number);
    await recordOrders(stack.backend, [order]);
    await seen;
    times.push(performance.now() - startMs);
  }
  return p95(times);
}

/** Buys in one tab while another tab of the shopper shows the toast. */
async function timePurchases(page: Page, context: BrowserContext): Promise<number> {
  const shopping = await context.newPage();
  const times: number[] = [];
  for (let number = FIRST_PAID; number < FIRST_PAID + PURCHASES; number += 1) {
    await shopping.goto(BOUGHT.path);
    await waitForHydration(shopping);
    await addButton(shopping, BOUGHT.title).click();
    await cartDrawer(shopping).getByRole('link', {name: 'Checkout'}).click();
    await fillCheckout(shopping, SEED_PEOPLE.ada.email);
    await shopping.getByLabel('Card number').fill(CARDS.approved);
    const seen = toastOf(page, number);
    const startMs = performance.now();
    await shopping.getByRole('button', {name: 'Pay now'}).click();
    await seen;
    times.push(performance.now() - startMs);
    await shopping.getByRole('heading', {name: 'Thank you, Ada!'}).waitFor();
  }
  return p95(times);
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', {exact: true}).fill(SEED_PEOPLE.ada.email);
  await page.getByLabel('Password', {exact: true}).fill(SEED_PASSWORD);
  await page.getByRole('main').getByRole('button', {name: 'Sign In'}).click();
  await page.waitForURL('**/profile');
  const socket = page.waitForEvent('websocket');
  await page.goto('/orders');
  await (await socket).waitForEvent('framereceived');
}

async function broadcastToMany(
  backend: LocalBackend,
): Promise<Pick<LiveResult, 'reached' | 'reachedP95Ms' | 'misdirected'>> {
  const topics = Array.from({length: LISTENERS}, () => `order:${randomUUID()}`);
  const receivedAtMs = new Map<string, number>();
  let misdirected = 0;
  const clients = await Promise.all(
    topics.map((topic) =>
      join(backend, topic, (received) => {
        if (received === topic && !receivedAtMs.has(topic)) receivedAtMs.set(topic, performance.now());
        else misdirected += 1;
      }),
    ),
  );
  const startMs = performance.now();
  const sends = topics.map((topic) => `select realtime.send('{"to": "${topic}"}', 'note', '${topic}', true);`);
  await backend.database.connected(({script}) => script(sends.join('\n')));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await Promise.all(clients.map((client) => client.removeAllChannels()));
  const times = [...receivedAtMs.values()].map((atMs) => atMs - startMs);
  return {reached: times.length, reachedP95Ms: p95(times), misdirected};
}

async function join(backend: LocalBackend, topic: string, onReceive: (topic: unknown) => void) {
  const config = {SUPABASE_JWT_SIGNING_KEY: JSON.stringify(backend.keys.imported)};
  const {token} = await mintRealtimeToken(config, {topic});
  const client = supabaseClient(backend, {token: async () => token});
  await client.realtime.setAuth();
  const channel = client.channel(topic, {config: {private: true}});
  channel.on('broadcast', {event: 'note'}, ({payload}) => onReceive(payload.to));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((state, error) => (state === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(state))));
  });
  return client;
}
