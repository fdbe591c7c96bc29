import type {Page} from '@playwright/test';
import {expectAccessible} from '../fixtures';

export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
  await expectAccessible(page);
  await page.evaluate(() => delete document.documentElement.dataset.theme);
}
