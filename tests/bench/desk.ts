import {setTimeout as sleep} from 'node:timers/promises';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {enterAdmin} from '../e2e/support/staff';
import {waitForHydration} from '../e2e/support/hydration';
import {countPointerEvents, shipByKeyboard} from '../e2e/support/ship-by-keyboard';
import {fillManyOrders} from '../support/database/many-orders';
import {toFedExNumber} from '../support/fedex-number';
import {placeOrder} from '../support/place-order';
import {rowsOf as rowsOfTable} from '../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';
import {percentile} from '../support/percentile';

const SHIPPED = 20;
const QUEUE = 5_000;
const MOVES = 40;
const POLL_MS = 50;
/** The pace of a key that is held down. */
const REPEAT_MS = 33;
/** Event Timing reports no event that took less. */
const SHORTEST_REPORTED_MS = 16;
const REPORTS_MS = 500;
/** A person needs longer for an order, and its requests cost about 200 points, which the Admin API refills in two seconds. */
const PAUSE_MS = 4_000;
const WINDOW = {viewport: {width: 1280, height: 800}};

export interface DeskResult {
  readonly orders: number;
  /** Those that left in one parcel. */
  readonly shipped: number;
  /** The most keys that an order took besides its tracking number. */
  readonly mostKeys: number;
  readonly pointerEvents: number;
  readonly queue: number;
  /** The rows in the document of the longest queue. */
  readonly rows: number;
  /** From a key to the next paint, at normal speed. */
  readonly keyMedianMs: number;
  readonly keyP95Ms: number;
  /** The same of a key without an effect, which shows how busy the machine is. */
  readonly idleKeyP95Ms: number;
  /** Without scripts: the listed orders whose page opens, and whether there is a next page. */
  readonly rowsWithoutScripts: number;
  readonly hasNextWithoutScripts: boolean;
}

/** Works in the order desk on its own stack; the bundle must be built. */
export async function measureDesk(): Promise<DeskResult> {
  // A clock that runs, because the budget of the Admin API refills with time.
  const stack = await startStackWithBackend({}, {clock: () => new Date()});
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const shipped = await withPage(browser, stack, (page) => shipOrders(stack, page));
    await stack.reset();
    await fillQueue(stack);
    return {
      ...shipped,
      queue: QUEUE,
      ...(await withPage(browser, stack, (page) => timeKeys(stack, page))),
      ...(await withPage(browser, stack, (page) => readWithoutScripts(stack, page), {javaScriptEnabled: false})),
    };
  } finally {
    await browser.close();
    await stack.close();
  }
}

async function withPage<Result>(
  browser: Browser,
  stack: StackWithBackend,
  use: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({baseURL: stack.origin, ...WINDOW, ...options});
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** @returns the numbers of orders in the order of the desk, once the shop has sent them: one more than are shipped */
async function placeOrders(stack: StackWithBackend): Promise<readonly number[]> {
  const placed = Array.from({length: SHIPPED + 1}, () => placeOrder(stack.shop));
  const readNumbers = () =>
    rowsOfTable<{number: number}>(
      stack,
      'select substr(order_number, 2)::integer as number from public.orders order by priority, ship_by, placed_at, id',
    );
  while ((await readNumbers()).length < placed.length) await sleep(POLL_MS);
  return (await readNumbers()).map(({number}) => number);
}

async function shipOrders(stack: StackWithBackend, page: Page) {
  const numbers = await placeOrders(stack);
  const readPointerEvents = await countPointerEvents(page);
  await enterAdmin(page, stack, '/admin/orders');
  const shipments = numbers
    .slice(0, SHIPPED)
    .map((number, at) => ({number, next: numbers[at + 1] ?? NaN, tracking: toFedExNumber(at)}));
  const keys = await shipByKeyboard(page, shipments, PAUSE_MS);
  const sent = stack.shop.orders().filter(({fulfillments}) => fulfillments.length === 1);
  return {orders: SHIPPED, shipped: sent.length, mostKeys: Math.max(...keys), pointerEvents: await readPointerEvents()};
}

const fillQueue = ({backend}: StackWithBackend) =>
  backend.database.connected(async ({script}) => {
    for (const statement of fillManyOrders({count: QUEUE, open: QUEUE})) await script(statement);
  });

const rowsOf = (page: Page) => page.getByRole('row').filter({has: page.getByRole('rowheader')});

async function timeKeys(stack: StackWithBackend, page: Page) {
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await observeKeys(page);
  for (const key of ['j', 'k'])
    await pressRepeatedly(
      page,
      Array.from({length: MOVES}, () => key),
    );
  await pressRepeatedly(page, ['/', ...'garcia']);
  const times = await readKeyTimes(page);
  await page.getByRole('searchbox', {name: 'Search orders'}).blur();
  await pressRepeatedly(
    page,
    Array.from({length: MOVES}, () => 'F9'),
  );
  const idleTimes = (await readKeyTimes(page)).slice(times.length);
  return {
    rows: await page.locator('main tr').count(),
    keyMedianMs: percentile(times, 0.5),
    keyP95Ms: percentile(times, 0.95),
    idleKeyP95Ms: percentile(idleTimes, 0.95),
  };
}

/**
 * Makes the page time keys from now on by the browser's own Event Timing. A message sent from an animation frame does not
 * serve: newer keys have priority over it, so that it measures how fast keys follow each other.
 */
const observeKeys = (page: Page) =>
  page.evaluate((shortestMs) => {
    const timing = {keys: [] as number[], durations: new Map<number, number>()};
    addEventListener('keydown', ({timeStamp}) => timing.keys.push(timeStamp), true);
    new PerformanceObserver((list) => {
      for (const {name, startTime, duration} of list.getEntries())
        if (name === 'keydown') timing.durations.set(startTime, duration);
    }).observe({type: 'event', durationThreshold: shortestMs});
    Object.assign(window, {timing});
  }, SHORTEST_REPORTED_MS);

interface KeyTiming {
  readonly keys: readonly number[];
  /** By the time of the key. */
  readonly durations: ReadonlyMap<number, number>;
}

/** @returns for each key the milliseconds to the next paint, in steps of 8 */
async function readKeyTimes(page: Page): Promise<readonly number[]> {
  // The entries of a key come after its paint, in a task of their own.
  await sleep(REPORTS_MS);
  return page.evaluate((shortestMs) => {
    const {timing} = window as unknown as {timing: KeyTiming};
    return timing.keys.map((key) => timing.durations.get(key) ?? shortestMs);
  }, SHORTEST_REPORTED_MS);
}

async function pressRepeatedly(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await sleep(REPEAT_MS);
  }
}

async function readWithoutScripts(stack: StackWithBackend, page: Page) {
  await enterAdmin(page, stack, '/admin/orders');
  const paths = await rowsOf(page)
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const hasNextWithoutScripts = await page.getByRole('link', {name: 'Next orders'}).isVisible();
  let rowsWithoutScripts = 0;
  for (const path of paths) {
    const response = await page.goto(path);
    if (response?.ok() && (await page.getByRole('heading', {level: 1}).isVisible())) rowsWithoutScripts += 1;
  }
  return {rowsWithoutScripts, hasNextWithoutScripts};
}
