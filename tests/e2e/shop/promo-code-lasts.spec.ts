import {expect, test} from '../fixtures';
import {addButton} from '../support/cart';
import {waitForHydration} from '../support/hydration';

const CODE = 'SUMMER10';

test('a promo code applies once, persists over a reload and is removed with its button', async ({page}) => {
  await page.goto('/product/palak-paneer');
  // A navigation before the response would cancel the change.
  const added = page.waitForResponse((response) => response.request().method() === 'POST');
  await addButton(page, 'Palak Paneer').click();
  await added;
  await page.goto('/cart');
  const main = page.getByRole('main');
  const field = main.getByRole('textbox', {name: 'Promo code'});
  const remove = main.getByRole('button', {name: `Remove promo code ${CODE}`});
  for (const typed of [CODE, CODE.toLowerCase()]) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(remove).toHaveCount(1);
    await expect(field).toHaveValue('');
  }
  await field.press('Enter');
  await expect(remove).toHaveCount(1);
  await page.reload();
  await waitForHydration(page);
  await expect(remove).toHaveCount(1);
  const removed = page.waitForResponse((response) => response.request().method() === 'POST');
  await remove.click();
  await expect(remove).toHaveCount(0);
  await removed;
  await page.reload();
  await expect(field).toBeVisible();
  await expect(remove).toHaveCount(0);
});
