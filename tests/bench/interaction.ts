import {chromium, type Page} from '@playwright/test';

const SLOWDOWN = 4;
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
  },
  {name: 'menu', path: '/', act: (page) => page.getByRole('button', {name: 'Menu'}).click()},
  {name: 'accordion', path: '/product/palak-paneer', act: (page) => page.getByText('Ingredients').first().click()},
  {
    name: 'search key',
    path: '/search',
    act: (page) => page.getByRole('main').getByRole('searchbox').pressSequentially('paneer', {delay: 60}),
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

async function measure(page: Page, origin: string, {name, path, act}: Deed): Promise<Interaction> {
  await page.goto(origin + path, {waitUntil: 'networkidle'});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, {durations});
    const observer = new PerformanceObserver((list) =>
      durations.push(...list.getEntries().map((entry) => entry.duration)),
    );
    observer.observe({type: 'event', durationThreshold: 16, buffered: false} as PerformanceObserverInit);
  });
  await act(page);
  // The entries come after the paint that they wait for.
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(() => (window as unknown as {durations: number[]}).durations);
  await page.close();
  return {name, durationMs: Math.max(0, ...durations)};
}
