import {SPICE_MARKET_GIFT_CARDS} from '../../../local/seed/spice-market/spice-market-gift-cards';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';
import {waitForHydrationOf} from '../support/hydration';

test.use({profile: 'market'});

const [FULL = '', SMALL = ''] = SPICE_MARKET_GIFT_CARDS.map(({code}) => code);
const PRODUCT = 'Palak Paneer';

test('a shopper redeems two gift cards in the drawer and removes one, by keyboard, and pays without a card', async ({
  page,
}) => {
  await page.goto('/product/palak-paneer');
  await waitForHydrationOf(addButton(page, PRODUCT));
  await addButton(page, PRODUCT).click();
  const drawer = cartDrawer(page);
  await drawer.getByText('Have a gift card?').press('Enter');
  const field = drawer.getByLabel('Gift card code');
  await field.fill('nosuchgiftcard00');
  await field.press('Enter');
  await expect(drawer.getByText('This gift card cannot be used.')).toBeVisible();
  for (const code of [SMALL, FULL.toUpperCase()]) {
    await field.fill(code);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
  const cards = drawer.getByRole('list', {name: 'Gift cards on your cart'});
  await expect(cards.getByRole('listitem')).toHaveText(['•••• 0777$0.00 stays on it', '•••• 4242$47.01 stays on it']);
  await expect(drawer.getByText('To pay', {exact: true})).toBeVisible();
  await cards.getByRole('button', {name: 'Remove gift card •••• 0777'}).press('Enter');
  await expect(cards.getByRole('listitem')).toHaveText(['•••• 4242$42.01 stays on it']);
  await drawer.getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(page);
  await page.getByRole('button', {name: 'Pay now'}).click();
  await expect(page.getByText('Paid by gift card (•••• 4242)')).toBeVisible();
});

test('a shopper buys a gift card for somebody, who gets the code by mail', async ({page, stack}) => {
  await page.goto('/product/gift-card');
  const add = page
    .getByRole('main')
    .getByRole('button', {name: /^Add to cart: Gift Card/})
    .first();
  await waitForHydrationOf(add);
  await page.getByText('Send it to somebody else').click();
  await page.getByLabel('Recipient’s email').fill('grace@shopper.example');
  await page.getByLabel('Recipient’s name').fill('Grace');
  await page.getByLabel('Message').fill('Dinner is on me!');
  await add.click();
  const line = cartDrawer(page).getByRole('listitem').filter({hasText: 'Gift Card'});
  await expect(line).toContainText('For Grace, grace@shopper.example');
  await expect(line).toContainText('“Dinner is on me!”');
  await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(page);
  await payWith(page, CARDS.approved);
  await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
  const [mail] = await stack.shop.mails('grace@shopper.example');
  expect(mail?.text).toContain('Dinner is on me!');
});

test.describe('without scripts, on a narrow phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('a shopper redeems a gift card on the cart page', async ({page}) => {
    await page.goto('/product/palak-paneer');
    await addButton(page, PRODUCT).click();
    await page.getByText('Have a gift card?').click();
    await page.getByLabel('Gift card code').fill(FULL);
    await page.getByRole('button', {name: 'Redeem'}).click();
    await expect(page.getByText('Gift card •••• 4242')).toBeVisible();
    await expect(page).toHaveURL('/cart');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('button', {name: 'Remove gift card •••• 4242'}).click();
    await expect(page.getByText('•••• 4242')).toBeHidden();
  });
});
