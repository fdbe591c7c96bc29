import {expect, test} from '../fixtures';
import {cartDrawer} from '../support/cart';

test('chosen dishes select the box that has most of them, and its button buys it', {tag: '@gate'}, async ({page}) => {
  await page.goto('/');
  const section = page.getByRole('region', {name: 'Make it a trio, $21.99'});
  await expect(section.getByRole('radio', {name: /^Desi Comfort Trio/})).toBeChecked();
  await section.getByRole('checkbox', {name: 'Chicken Tikka Masala'}).check();
  await section.getByRole('checkbox', {name: 'Desi Goat Curry'}).check();
  await section.getByRole('checkbox', {name: 'Palak Paneer'}).check();
  await expect(section.getByRole('radio', {name: /^Traditional Favorites/})).toBeChecked();
  await expect(section.getByRole('status')).toHaveText(
    'No box has all of these. Traditional Favorites has Chicken Tikka Masala and Palak Paneer.',
  );
  await section.getByRole('checkbox', {name: 'Desi Goat Curry'}).uncheck();
  await section.getByRole('checkbox', {name: 'Spicy Pepper Chicken'}).check();
  await expect(section.getByRole('status')).toHaveText('That is our Traditional Favorites, pack for pack.');
  const buttons = section.getByRole('button', {name: /^Add/});
  await expect(buttons).toHaveCount(1);
  await buttons.click();
  await expect(cartDrawer(page).getByRole('link', {name: 'Traditional Favorites'}).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a box is chosen by keyboard and bought', async ({page}) => {
    await page.goto('/');
    const section = page.getByRole('region', {name: 'Make it a trio, $21.99'});
    await expect(section.getByRole('checkbox')).toHaveCount(0);
    await section.getByRole('radio', {name: /^Desi Comfort Trio/}).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(section.getByRole('radio', {name: /^Spicy Delights/})).toBeChecked();
    await section.getByRole('button', {name: /^Add/}).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole('link', {name: 'Spicy Delights'}).first()).toBeVisible();
  });
});
