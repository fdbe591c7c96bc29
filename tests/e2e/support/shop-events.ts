import type {Page} from '@playwright/test';

/** Records the analytics events of a page; must be called before the page is opened. */
export async function recordShopEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, {recordedShopEvents: events});
    document.addEventListener('shop:event', (event) => events.push((event as CustomEvent).detail));
  });
}

export const shopEvents = (page: Page): Promise<readonly {name: string; facts: Record<string, string>}[]> =>
  page.evaluate(
    () =>
      (window as unknown as {recordedShopEvents: {name: string; facts: Record<string, string>}[]}).recordedShopEvents,
  );
