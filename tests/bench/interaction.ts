import {chromium, type Page} from '@playwright/test';

const SLOWDOWN = 4;
const WORD = 'paneer';
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}};

/** An interaction, and how long its slowest event took until the next paint. */
export interface Interaction {
  readonly name: string;
  readonly durationMs: number;
}

interface Scenario {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** Waits for the visible result. */
  readonly outcome: (page: Page) => Promise<unknown>;
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'add to cart',
    path: '/product/palak-paneer',
    act: (page) =>
      page
        .getByRole('button', {name: /^add to cart/i})
        .first()
        .click(),
    outcome: (page) => page.getByRole('dialog').getByRole('spinbutton').waitFor(),
  },
  {
    name: 'menu',
    path: '/',
    act: (page) => page.getByRole('button', {name: 'Menu'}).click(),
    outcome: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'accordion',
    path: '/product/palak-paneer',
    act: (page) => page.getByText('Ingredients').first().click(),
    outcome: (page) => page.locator('details[open]').waitFor(),
  },
  {
    name: 'search key',
    path: '/search',
    act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially(WORD, {delay: 60}),
    outcome: (page) =>
      page.waitForFunction(
        (word) => document.querySelector<HTMLInputElement>('main [type=search]')?.value === word,
        WORD,
      ),
  },
];

/** Measures interactions on a phone whose processor is four times slower than this machine. */
export async function measureInteractions(origin: string): Promise<readonly Interaction[]> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const results: Interaction[] = [];
    for (const scenario of SCENARIOS) results.push(await measure(await browser.newPage(PHONE), origin, scenario));
    return results;
  } finally {
    await browser.close();
  }
}

/** The measurements that a page stores for the test. */
interface Measurements {
  readonly durations: number[];
  readonly observer: PerformanceObserver;
  /** Resolves with the entry of the first event, which always exists and comes after its paint. */
  readonly firstInput: Promise<void>;
}

async function measure(page: Page, origin: string, {name, path, act, outcome}: Scenario): Promise<Interaction> {
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({type: 'event', durationThreshold: 16, buffered: false});
    const firstInput = new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({type: 'first-input', buffered: true});
    });
    Object.assign(window, {measurements: {durations, observer, firstInput} satisfies Measurements});
  });
  await act(page);
  await outcome(page);
  const durations = await page.evaluate(async () => {
    const {measurements} = window as unknown as {measurements: Measurements};
    await measurements.firstInput;
    // The entry of the last event comes with its paint.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    return [...measurements.durations, ...measurements.observer.takeRecords().map(({duration}) => duration)];
  });
  await page.close();
  return {name, durationMs: Math.max(0, ...durations)};
}
