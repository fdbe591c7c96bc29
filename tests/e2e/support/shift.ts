import type {Page} from '@playwright/test';

/** The allowed sum of layout shifts; text in the fallback font differs by some pixels. */
export const MAX_LAYOUT_SHIFT = 0.001;

/** Measures layout shifts from the next page on, and returns a function that reads the current page's sum. */
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
