import type {Page} from '@playwright/test';

/** Starts writing down what the page announces; call it before the page is opened. */
export async function recordShopEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, {heardShopEvents: heard});
    document.addEventListener('shop:event', (event) => heard.push((event as CustomEvent).detail));
  });
}

/** @returns what the page has announced so far, each as its name and facts */
export const shopEvents = (page: Page): Promise<readonly {name: string; facts: Record<string, string>}[]> =>
  page.evaluate(
    () => (window as unknown as {heardShopEvents: {name: string; facts: Record<string, string>}[]}).heardShopEvents,
  );
