import {expect, type Locator, type Page} from '@playwright/test';

/** On a busy machine. A page that React has left, as after an error of our own code, never counts as hydrated. */
const HYDRATION_MS = 15_000;

/** Makes a page wait for hydration whenever it is opened or reloaded, because scripts load after its first paint. */
export function waitForHydrationAfterLoads(page: Page): void {
  const open = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...target) => {
    const response = await open(...target);
    await expectHydrated(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await expectHydrated(page);
    return response;
  };
}

/** Waits until React has hydrated a page of the storefront, up to a limit. */
async function expectHydrated(page: Page): Promise<void> {
  const isPending = () =>
    '__remixContext' in window && !Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));
  await expect
    .poll(() => page.evaluate(isPending), {timeout: HYDRATION_MS, intervals: [20, 50, 100]})
    .toBe(false)
    .catch(() => undefined);
}

/** Points at the corner of a page: parts out of sight load once somebody uses the page. */
export const usePage = (page: Page): Promise<void> => page.mouse.move(1, 1);

/**
 * Waits until React has hydrated an element, also if its page is replaced meanwhile. A part whose scripts load on their own
 * is hydrated after its page.
 */
export async function waitForHydrationOf(element: Locator): Promise<void> {
  await usePage(element.page());
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')));
  await expect(async () => expect(await isHydrated()).toBe(true)).toPass({intervals: [20, 50, 100]});
}

/** Waits until React has hydrated a page with its header. */
export const waitForHydration = (page: Page): Promise<void> => waitForHydrationOf(page.locator('header a').first());
