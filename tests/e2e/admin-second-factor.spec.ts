import {currentCode} from '../../app/features/admin/second-factor/totp.server';
import {expect, expectAccessible, testWithAccounts as test} from './fixtures';
import {enterAsStaff} from './support/staff';

test('an admin sets up an app and continues to the page they wanted', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 422/);
  await enterAsStaff(page, stack, false);
  await page.goto('/admin?window=7d');
  await expect(page.getByRole('heading', {name: 'Protect your admin account'})).toBeVisible();
  await expect(page.getByRole('img', {name: 'QR code for your authenticator app'})).toBeVisible();
  await expectAccessible(page);
  const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const field = page.getByLabel('Then type the 6-digit code the app shows');
  await field.fill('000000');
  await page.getByRole('button', {name: 'Turn on'}).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await expect(page.locator('code')).toHaveText(/^([A-Z2-7]{4} ?)+$/);
  expect(((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')).toBe(key);
  await field.fill(currentCode(key));
  await page.getByRole('button', {name: 'Turn on'}).click();
  await expect(page.getByRole('list', {name: 'Recovery codes'}).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('link', {name: 'I have saved them'}).click();
  await expect(page).toHaveURL('/admin?window=7d');
  await expect(page.getByRole('heading', {name: 'Overview'})).toBeVisible();
});
