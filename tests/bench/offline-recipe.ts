import {chromium} from '@playwright/test';

const RECIPE = '/recipes/palak-paneer';

/**
 * Opens a recipe, waits until it is saved, cuts the connection and opens it again.
 * @returns the time in milliseconds until its instructions are visible again
 * @throws Error if they do not become visible
 */
export async function timeOfflineRecipe(origin: string): Promise<number> {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM, args: ['--no-sandbox']});
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin + RECIPE);
    await page.getByText('Saved on this device').waitFor();
    await context.setOffline(true);
    const startMs = performance.now();
    await page.reload();
    await page.getByRole('heading', {name: 'Instructions'}).waitFor();
    return performance.now() - startMs;
  } finally {
    await browser.close();
  }
}
