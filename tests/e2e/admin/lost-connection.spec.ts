import {expect, testWithAccounts as test} from '../fixtures';
import {button} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {enterAdmin, enterAsStaff} from '../support/staff';

/** Each page with a field, what staff type, and the button that sends it. */
const PAGES = [
  ['settings', '/admin/settings', 'Messages of banner A', 'Closed on Friday', 'Save', /^Settings saved/],
  [
    'a product',
    '/admin/products/8000000000002',
    'Title',
    'Saag Paneer',
    'Save changes',
    /^Product updated successfully/,
  ],
  ['a new product', '/admin/products/new', 'Title', 'Dal Tadka', 'Add product', null],
  ['announcements', '/admin/notifications', 'Message', 'Closed on Friday', 'Send', null],
] as const;

for (const [what, path, label, text, send, done] of PAGES)
  test(`what staff typed on the page of ${what} stays while the connection is lost`, async ({
    page,
    stack,
    tolerated,
  }) => {
    tolerated.push(/ERR_INTERNET_DISCONNECTED/);
    await enterAdmin(page, stack, path);
    await waitForHydration(page);
    const field = page.getByLabel(label, {exact: true});
    await field.fill(text);
    for (let time = 0; time < 2; time += 1) {
      await page.context().setOffline(true);
      await button(page, send).click();
      await expect(page.getByRole('main').getByText('The connection failed').first()).toBeVisible();
      await expect(field).toHaveValue(text);
      await page.context().setOffline(false);
    }
    if (!done) return;
    await button(page, send).click();
    await expect(page.getByRole('listitem').filter({hasText: done})).toBeVisible();
    await expect(field).toHaveValue(text);
  });

test('a button of staff says that the connection was lost, and works again after it', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await enterAdmin(page, stack, '/admin/products');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await button(page, 'Import from shop').click();
  await expect(page.getByRole('main').getByText('The connection failed')).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Import from shop').click();
  await expect(page.getByText('Imported from shop')).toBeVisible();
  await expect(page.getByRole('main').getByText('The connection failed')).toBeHidden();
});

test('the code that was mailed and the app’s key stay while the connection is lost', async ({
  page,
  stack,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  await enterAsStaff(page, stack, false);
  await page.goto('/admin');
  await button(page, 'Email me a code').click();
  const field = page.getByLabel('And the code from the email');
  await field.fill('typed');
  await page.getByLabel('Then type the 6-digit code the app shows').fill('123456');
  await page.context().setOffline(true);
  await button(page, 'Turn on').click();
  await expect(page.getByRole('main').getByText('The connection failed')).toBeVisible();
  await expect(field).toHaveValue('typed');
  await page.context().setOffline(false);
});
