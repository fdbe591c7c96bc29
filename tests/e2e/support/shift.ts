import type {Page} from '@playwright/test';

/** A word set in the fallback face may end some pixels beside where the real face ends it. */
export const FACE_SHIFT = 0.001;

/** From the next page on, adds up how much what has been painted moves. @returns what tells the sum of the page that is open */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const layout = {shift: 0};
    Object.assign(window, {layout});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layout.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {layout: {shift: number}}).layout.shift);
}
