import type {Page} from '@playwright/test';

/**
 * Changes the app's scripts before the browser receives them, so that errors in them count as errors in our own code.
 * @param page - not yet opened
 * @param change - receives the source of each script and returns the source to serve
 */
export async function changeOurCode(page: Page, change: (code: string, path: string) => string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // Disables caching, so that the page loads the real code after the test.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: change(await response.text(), route.request().url())});
  });
}

const FAULTS = `;
  addEventListener('throw', ({detail}) => { throw new Error(detail); });
  addEventListener('reject', ({detail}) => { Promise.reject(new Error(detail)); });
  addEventListener('abort', () => { Promise.reject(AbortSignal.abort(new DOMException('gone on', 'AbortError')).reason); });
  addEventListener('symbol', () => { Promise.resolve().then(() => \`\${Symbol('gtm')}\`); });`;

/** Inserts errors into our own code; {@link breakOurCode} triggers them. */
export const insertFaults = (page: Page): Promise<void> =>
  changeOurCode(page, (code, path) => (path.includes('/entry.client-') ? code + FAULTS : code));

/** Triggers an inserted error. */
export const breakOurCode = (page: Page, how: 'throw' | 'reject' | 'abort' | 'symbol', words = 'the pot boiled over') =>
  page.evaluate(([kind, detail]) => void dispatchEvent(new CustomEvent(kind, {detail})), [how, words] as const);
