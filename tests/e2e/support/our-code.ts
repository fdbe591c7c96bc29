import type {Page} from '@playwright/test';

/**
 * Changes a script of the shop on its way to the browser: what happens in it then happens in our own code.
 * @param page - before it is opened
 * @param script - how the script's file name begins
 * @param change - gets the script's text and returns another
 */
export async function changeOurCode(page: Page, script: string, change: (code: string) => string): Promise<void> {
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: change(await response.text())});
  });
}

/** Plants faults in our own code; {@link breakOurCode} sets them off. */
export const plantFaults = (page: Page): Promise<void> =>
  changeOurCode(
    page,
    'entry.client',
    (code) => `${code};
      addEventListener('throw', ({detail}) => { throw new Error(detail); });
      addEventListener('reject', ({detail}) => { Promise.reject(new Error(detail)); });
      addEventListener('symbol', () => { Promise.reject().catch(() => \`\${Symbol('gtm')}\`); });`,
  );

/** Sets off a planted fault. */
export const breakOurCode = (page: Page, how: 'throw' | 'reject' | 'symbol', words = 'the pot boiled over') =>
  page.evaluate(([kind, detail]) => void dispatchEvent(new CustomEvent(kind, {detail})), [how, words] as const);
