import {chromium, type Page} from '@playwright/test';

const SLOWDOWN = 4;
const WORD = 'paneer';
const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 360, height: 740}};

/** One thing that shoppers do, and how long the slowest of its events took until the next paint. */
export interface Interaction {
  readonly name: string;
  readonly durationMs: number;
}

interface Deed {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** Waits for what the shopper sees of it. */
  readonly outcome: (page: Page) => Promise<unknown>;
}

const DEEDS: readonly Deed[] = [
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

/** Does what shoppers do on a phone whose processor is four times slower than this one, once for each deed. */
export async function measureInteractions(origin: string): Promise<readonly Interaction[]> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const results: Interaction[] = [];
    for (const deed of DEEDS) results.push(await measure(await browser.newPage(PHONE), origin, deed));
    return results;
  } finally {
    await browser.close();
  }
}

/** What a page keeps for us to read. */
interface Watched {
  readonly durations: number[];
  readonly observer: PerformanceObserver;
  /** Settles with the entry of the first event, which always has one and comes after the paint it waited for. */
  readonly firstInput: Promise<void>;
}

async function measure(page: Page, origin: string, {name, path, act, outcome}: Deed): Promise<Interaction> {
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const durations: number[] = [];
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({type: 'event', durationThreshold: 16, buffered: false} as PerformanceObserverInit);
    const firstInput = new Promise<void>((resolve) => {
      new PerformanceObserver(() => resolve()).observe({type: 'first-input', buffered: true});
    });
    Object.assign(window, {watched: {durations, observer, firstInput} satisfies Watched});
  });
  await act(page);
  await outcome(page);
  const durations = await page.evaluate(async () => {
    const {watched} = window as unknown as {watched: Watched};
    await watched.firstInput;
    // The last event's entry comes with the paint that it waited for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
    return [...watched.durations, ...watched.observer.takeRecords().map(({duration}) => duration)];
  });
  await page.close();
  return {name, durationMs: Math.max(0, ...durations)};
}
