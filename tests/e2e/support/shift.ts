import type {Page} from '@playwright/test';

/** The maximum sum of layout shifts: replacing the fallback font may move text by a few pixels. */
export const MAX_LAYOUT_SHIFT = 0.001;

/** Tracks layout shifts from the next navigation on. @returns a function that returns the sum for the current page */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const layout = {shift: 0};
    Object.assign(window, {layout});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) layout.shift += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {layout: {shift: number}}).layout.shift);
}
