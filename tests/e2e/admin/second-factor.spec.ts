import {currentCode} from '../../../app/admin/frame/second-factor/totp.server';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {appKeyIn, enterAsStaff, setUpApp, typeMailedCode} from '../support/staff';

const STEP_MS = 30_000;

test(
  'an admin sets up an app and continues to the page they wanted',
  {tag: '@gate'},
  async ({page, stack, tolerated}) => {
    tolerated.push(/status of 422/);
    await enterAsStaff(page, stack, false);
    await page.goto('/admin?window=7d');
    await expect(page.getByRole('heading', {name: 'Protect your admin account'})).toBeVisible();
    await expectAccessible(page);
    await typeMailedCode(page, stack);
    await expect(page.getByRole('img', {name: 'QR code for your authenticator app'})).toBeVisible();
    await expectAccessible(page);
    const key = await appKeyIn(page);
    const field = page.getByLabel('Then type the 6-digit code the app shows');
    await field.fill('000000');
    await page.getByRole('button', {name: 'Turn on'}).click();
    await expect(page.getByRole('alert')).toContainText('That code is not right.');
    await expect(field).toHaveAccessibleDescription(/^That code is not right\./);
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('000000');
    await expect(page.locator('code')).toHaveText(/^([A-Z2-7]{4} ?)+$/);
    expect(await appKeyIn(page)).toBe(key);
    await field.fill(currentCode(key));
    await page.getByRole('button', {name: 'Turn on'}).click();
    await expect(page.getByRole('list', {name: 'Recovery codes'}).getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    await page.getByRole('link', {name: 'I have saved them'}).click();
    await expect(page).toHaveURL('/admin?window=7d');
    await expect(page.getByRole('heading', {name: 'Overview'})).toBeVisible();
  },
);

test('what an admin typed is still there after half an hour and another code', async ({page, stack}) => {
  await enterAsStaff(page, stack, false);
  await page.goto('/admin/notifications');
  const key = await setUpApp(page, stack);
  await waitForHydration(page);
  await page.getByLabel('Type', {exact: true}).selectOption('Warning');
  await page.getByLabel('Message', {exact: true}).fill('The kitchen is closed on Friday');
  await page.getByRole('radio', {name: /^Customers with an open order/}).check();
  await stack.backend.database.connected(({script}) =>
    script(`update private.admin_sessions set last_seen_at = now() - interval '31 minutes'`),
  );
  await page.getByRole('button', {name: 'Send', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Enter your code'})).toBeVisible();
  // The code of this step was used to set up the app.
  await page.getByLabel('Code', {exact: true}).fill(currentCode(key, Date.now() + STEP_MS));
  await page.getByRole('button', {name: 'Continue', exact: true}).click();
  await expect(page).toHaveURL('/admin/notifications');
  await expect(page.getByLabel('Message', {exact: true})).toHaveValue('The kitchen is closed on Friday');
  await expect(page.getByLabel('Type', {exact: true})).toHaveValue('warning');
  await expect(page.getByRole('radio', {name: /^Customers with an open order/})).toBeChecked();
  await expect(page.getByRole('region', {name: 'Preview'})).toContainText('The kitchen is closed on Friday');
  await expect(notice(page, 'What you typed is still here')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('kept-texts'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Message', {exact: true})).toHaveValue('');
});
