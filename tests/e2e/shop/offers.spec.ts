import type {Page} from '@playwright/test';
import {expect, expectAccessible, test, testWithAccounts} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

const ADA = 'ada@example.com';
// A code is valid from the moment it is given.
testWithAccounts.use({hasRealClock: true});

const NOTE = 'Subscribers get 20% instead.';

const banner = (page: Page) => page.getByRole('region', {name: 'Offers'}).getByRole('link');

test('each place that names an offer names the other one, too', async ({page}) => {
  await page.goto('/products');
  await expect(banner(page)).toContainText(NOTE);
  await page.goto('/');
  await expect(banner(page)).toContainText(NOTE);
  await expect(page.getByRole('region', {name: 'Get 20% off your order'})).toContainText(
    'It replaces the code in our banner.',
  );
});

testWithAccounts(
  'a subscriber sees the code in the banner and the cart, until it is on the cart',
  async ({page, stack}) => {
    await page.goto('/subscribe');
    await page.getByRole('main').getByLabel('Email address').fill(ADA);
    await page.getByRole('main').getByRole('button', {name: 'Get my 20% code'}).click();
    await expect.poll(async () => (await stack.shop.mails(ADA)).length).toBe(1);
    const [mail] = await stack.shop.mails(ADA);
    await page.goto(mail?.links.find((link) => link.includes('/confirm/')) ?? '');
    await page.getByRole('button', {name: 'Confirm my address'}).click();
    const code = (await page.getByText(/^WELCOME-\w{5}-\w{5}$/).textContent()) ?? '';
    await expect(page.getByText('It replaces the code in our banner: one code per order.')).toBeVisible();

    await page.goto('/products');
    await expect(banner(page)).toHaveText(`Your code ${code} takes 20% off everything, once`);
    await addButton(page, 'Ultimate Desi Sampler').click();
    await cartDrawer(page)
      .getByRole('button', {name: `Apply ${code}`})
      .click();
    await expect(cartDrawer(page).getByRole('list', {name: 'Promo codes on your cart'})).toContainText(code);
    await expect(cartDrawer(page).getByRole('button', {name: `Apply ${code}`})).toHaveCount(0);
    await expectAccessible(page);
    await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
    await expect(banner(page)).toHaveText(`Your code ${code} is on your cart`);
    await page.goto('/');
    await expect(banner(page)).toHaveText(`Your code ${code} is on your cart`);
  },
);

test('a code that the shop no longer takes is offered once more and then forgotten', async ({page}) => {
  await page.addInitScript(() => sessionStorage.length === 0 && localStorage.setItem('own-code', 'WELCOME-OLD'));
  await page.goto('/product/palak-paneer');
  await page.evaluate(() => sessionStorage.setItem('kept', '1'));
  await addButton(page, 'Palak Paneer').click();
  await cartDrawer(page).getByRole('button', {name: 'Apply WELCOME-OLD'}).click();
  await expect(cartDrawer(page).getByText('This promo code is invalid or has expired.')).toBeVisible();
  await expect(cartDrawer(page).getByRole('button', {name: 'Apply WELCOME-OLD'})).toHaveCount(0);
  await page.goto('/products');
  await expect(banner(page)).toContainText('FUSION15');
});
