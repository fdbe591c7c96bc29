import {expect, test} from '../fixtures';

test(
  'a page is light by default, and the chosen theme is there before a reload has painted',
  {tag: '@gate'},
  async ({page}) => {
    const document = page.locator('html');
    await page.goto('/');
    await expect(document).toHaveCSS('color-scheme', 'light');
    await page.getByRole('button', {name: 'Dark theme'}).click();
    await expect(document).toHaveCSS('color-scheme', 'dark');
    await page.reload({waitUntil: 'commit'});
    await expect(document).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', {name: 'Light theme'}).click();
    await expect(document).toHaveCSS('color-scheme', 'light');
  },
);
