import {setUpStore} from '../../../scripts/store/set-up-store';
import {STAND_IN_FILES} from '../../support/stand-in-files';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';

test.use({profile: 'empty'});

test('a store that held nothing sells after its setup', async ({page, stack}) => {
  const lines: string[] = [];
  const options = {isApplied: true, isUndo: false, hasSamples: false, hasShipping: false};
  const code = await setUpStore(stack.shop.settings, options, {
    print: (line) => lines.push(line),
    files: STAND_IN_FILES,
  });
  expect(code, lines.join('\n')).toBe(0);

  await page.goto('/');
  await expect(page.getByRole('heading', {name: 'Our Most Popular Products'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Five of us, and one tiffin'})).toBeVisible();
  await page.getByRole('link', {name: 'Palak Paneer'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
  await expect(page.getByText('Only 8 left!')).toBeVisible();
  await expect(page.locator('summary', {hasText: 'Nutrition Facts'})).toBeVisible();
  await addButton(page, 'Palak Paneer').click();
  await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(page);
  await payWith(page, CARDS.approved);
  await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
});
