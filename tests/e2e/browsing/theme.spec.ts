import {expect, expectAccessible, test} from '../fixtures';

for (const path of ['/', '/products', '/product/palak-paneer', '/cart', '/search?q=curry', '/faqs', '/nowhere']) {
  test(`${path} is light by default, and accessible in the dark theme`, async ({page, tolerated}) => {
    if (path === '/nowhere') tolerated.push(/404/);
    const body = page.locator('html');
    await page.goto(path);
    await expect(body).toHaveCSS('color-scheme', 'light');
    await page.getByRole('button', {name: 'Dark theme'}).click();
    await expect(body).toHaveCSS('color-scheme', 'dark');
    await expectAccessible(page);
    await page.reload({waitUntil: 'commit'});
    await expect(body).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('button', {name: 'Light theme'}).click();
    await expect(body).toHaveCSS('color-scheme', 'light');
  });
}
