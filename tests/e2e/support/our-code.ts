import type {Page} from '@playwright/test';

/**
 * Changes the shop's scripts on their way to the browser: what happens in them then happens in our own code.
 * @param page - before it is opened
 * @param change - gets the text of each script and returns the same or another
 */
export async function changeOurCode(page: Page, change: (code: string, path: string) => string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // Kept by nobody, so that the page loads the real code once it is no longer changed.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: change(await response.text(), route.request().url())});
  });
}

const FAULTS = `;
  addEventListener('throw', ({detail}) => { throw new Error(detail); });
  addEventListener('reject', ({detail}) => { Promise.reject(new Error(detail)); });
  addEventListener('symbol', () => { Promise.resolve().then(() => \`\${Symbol('gtm')}\`); });`;

/** Plants faults in our own code; {@link breakOurCode} sets them off. */
export const plantFaults = (page: Page): Promise<void> =>
  changeOurCode(page, (code, path) => (path.includes('/entry.client-') ? code + FAULTS : code));

/** Sets off a planted fault. */
export const breakOurCode = (page: Page, how: 'throw' | 'reject' | 'symbol', words = 'the pot boiled over') =>
  page.evaluate(([kind, detail]) => void dispatchEvent(new CustomEvent(kind, {detail})), [how, words] as const);
