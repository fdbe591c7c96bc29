import {randomUUID} from 'node:crypto';
import {chromium, type Page} from '@playwright/test';
import {mintListeningToken} from '../../app/platform/supabase/access-token.server';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {supabaseClient, type LocalBackend} from '../support/backend';
import {recordOrders} from '../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const TOASTS = 20;
const LISTENERS = 200;
const SETTLE_MS = 2_000;

/** How what the database says reaches people. */
export interface LiveResult {
  /** From a new order in the database to the toast on the shopper's page. */
  readonly toastP95Ms: number;
  readonly listeners: number;
  /** Who heard the one message that was theirs, and how long the slowest in twenty of them took. */
  readonly reached: number;
  readonly reachedP95Ms: number;
  /** Messages that came to somebody else. */
  readonly astray: number;
}

const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? NaN;

/** Measures both on a stack of its own; the bundle must have been built. */
export async function measureLive(): Promise<LiveResult> {
  const stack = await startStackWithBackend();
  try {
    return {toastP95Ms: await timeToasts(stack), listeners: LISTENERS, ...(await tellMany(stack.backend))};
  } finally {
    await stack.close();
  }
}

async function timeToasts(stack: StackWithBackend): Promise<number> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const page = await browser.newPage({baseURL: stack.origin});
    await openOrders(page);
    const times: number[] = [];
    for (let number = 1; number <= TOASTS; number += 1) {
      const startMs = performance.now();
      const order = {number, of: SEED_PEOPLE.ada, placedAt: new Date().toISOString()};
      const seen = page.getByText(`Order #${number} has been placed.`).first().waitFor();
      await recordOrders(stack.backend, [order]);
      await seen;
      times.push(performance.now() - startMs);
    }
    return p95(times);
  } finally {
    await browser.close();
  }
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email', {exact: true}).fill(SEED_PEOPLE.ada.email);
  await page.getByLabel('Password', {exact: true}).fill(SEED_PASSWORD);
  await page.getByRole('main').getByRole('button', {name: 'Sign In'}).click();
  await page.waitForURL('**/profile');
  const line = page.waitForEvent('websocket');
  await page.goto('/orders');
  await (await line).waitForEvent('framereceived');
}

async function tellMany(backend: LocalBackend): Promise<Pick<LiveResult, 'reached' | 'reachedP95Ms' | 'astray'>> {
  const topics = Array.from({length: LISTENERS}, () => `user:${randomUUID()}`);
  const heardAtMs = new Map<string, number>();
  let astray = 0;
  const clients = await Promise.all(
    topics.map((topic) =>
      join(backend, topic, (said) => {
        if (said === topic && !heardAtMs.has(topic)) heardAtMs.set(topic, performance.now());
        else astray += 1;
      }),
    ),
  );
  const startMs = performance.now();
  const sends = topics.map((topic) => `select realtime.send('{"to": "${topic}"}', 'note', '${topic}', true);`);
  await backend.database.connected(({script}) => script(sends.join('\n')));
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  await Promise.all(clients.map((client) => client.removeAllChannels()));
  const times = [...heardAtMs.values()].map((atMs) => atMs - startMs);
  return {reached: times.length, reachedP95Ms: p95(times), astray};
}

async function join(backend: LocalBackend, topic: string, hear: (topic: unknown) => void) {
  const config = {SUPABASE_JWT_SIGNING_KEY: JSON.stringify(backend.keys.imported)};
  const {token} = await mintListeningToken(config, topic);
  const client = supabaseClient(backend, {token: async () => token});
  await client.realtime.setAuth();
  const channel = client.channel(topic, {config: {private: true}});
  channel.on('broadcast', {event: 'note'}, ({payload}) => hear(payload.to));
  await new Promise<void>((resolve, reject) => {
    channel.subscribe((state, error) => (state === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(state))));
  });
  return client;
}
