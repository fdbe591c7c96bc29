import type {Page} from '@playwright/test';
import type {Beacon, BeaconEntry} from '~/core/beacon';

/** Lets pages measure as in a browser that no program drives; must be called before the page is opened. */
export const hideWebdriver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', {get: () => false}));

/** Stores a choice before the page is opened, unless the visitor has changed it. */
export const consentBefore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (localStorage.getItem('analytics-consent') === null)
      localStorage.setItem('analytics-consent', JSON.stringify({choice: 'granted', atMs: Date.now(), version: 1}));
  });

export function collectBeacons(page: Page): {readonly all: readonly Beacon[]; entries(): readonly BeaconEntry[]} {
  const all: Beacon[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') all.push(JSON.parse(request.postData() ?? '{}') as Beacon);
  });
  return {all, entries: () => all.flatMap(({events}) => events)};
}

const RECORDED = 'recorded-beacons';

/**
 * Records every beacon that the browser accepted, also those of pages that are being left, which Playwright does not report as
 * requests; must be called before the page is opened.
 * @returns a function that reads them from any page of the storefront
 */
export async function recordBeacons(page: Page): Promise<(reader: Page) => Promise<readonly Beacon[]>> {
  await page.addInitScript((key) => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      const isAccepted = send(url, body);
      const bodies = JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[];
      if (isAccepted) localStorage.setItem(key, JSON.stringify([...bodies, JSON.parse(String(body))]));
      return isAccepted;
    };
  }, RECORDED);
  return (reader) => reader.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as Beacon[], RECORDED);
}

/** Hides the page for a moment, as switching to another tab does: pages send what they have then. */
export const hideForAMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const set = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', {configurable: true, get: () => isHidden});
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => (isHidden ? 'hidden' : 'visible'),
      });
      document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));
    };
    set(true);
    set(false);
  });

/** Returns the events of beacons without their time and number; no vitals. */
export const toShortEvents = (entries: readonly object[]): readonly Readonly<Record<string, unknown>>[] =>
  entries
    .filter((entry) => 'name' in entry)
    .map((entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== 'atMs' && key !== 'seq')));
