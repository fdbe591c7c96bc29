import {expect, test} from './fixtures';
import {addButton} from './support/cart';
import {untilScriptsRun} from './support/search';

const CODE = 'SUMMER10';

test('a promo code counts once, outlives a reload and goes where its button is pressed', async ({page}) => {
  await page.goto('/product/palak-paneer');
  // Leaving while the product is on its way into the cart would leave it behind.
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
  await untilScriptsRun(page);
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.reload();
  await expect(field).toBeVisible();
  await expect(remove).toHaveCount(0);
});
