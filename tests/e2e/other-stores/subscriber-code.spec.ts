import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {expect, testWithAccounts} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';
import {waitForHydration} from '../support/hydration';

const ADA = 'ada.king@example.com';
const EVE = 'eve@example.com';
const PRODUCT = 'Palak Paneer';
const REFUSED = 'This promo code is invalid or has expired.';

/** Codes start now, by the storefront's clock, which is not the day on which the clock of the other shops stands still. */
const test = testWithAccounts.extend<object, {stack: StackWithBackend}>({
  stack: [
    async ({}, use) => {
      const stack = await startStackWithBackend({}, {clock: () => new Date()});
      await use(stack);
      await stack.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});

test('a confirmed address buys with the mailed code once, which then works no more', async ({page, stack, browser}) => {
  const mails = () => stack.shop.mails(ADA);
  await page.request.post('/subscribe', {form: {email: ADA}, headers: {'Sec-Fetch-Site': 'same-origin'}});
  await expect.poll(async () => (await mails()).length).toBe(1);
  await page.goto((await mails())[0]?.links.find((each) => each.includes('/confirm/')) ?? '');
  await page.getByRole('button', {name: 'Confirm my address'}).click();
  await expect(page.getByRole('link', {name: 'Shop with my code'})).toBeVisible();
  await expect.poll(async () => (await mails()).length).toBe(2);
  const [mail] = await mails();
  const code = /Your code: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const link = mail?.links.find((each) => each.includes('/discount/')) ?? '';
  expect(new URL(link).pathname).toBe(`/discount/${code}`);

  // The page of the link applies the code by itself.
  await page.goto(link);
  await expect(page).toHaveURL('/products');
  await page.goto('/product/palak-paneer');
  await waitForHydration(page);
  await addButton(page, PRODUCT).click();
  await expect(cartDrawer(page).getByText('$6.39').first()).toBeVisible();
  await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(page, ADA);
  await payWith(page, CARDS.approved);
  await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
  expect(stack.shop.orders()).toMatchObject([{subtotalMinor: 799, discountMinor: 160, discountCodes: [code]}]);

  const other = await (await browser.newContext({baseURL: stack.origin})).newPage();
  await other.goto(`/discount/${code}`);
  await expect(other.getByText(REFUSED)).toBeVisible();
  await other.goto('/product/palak-paneer');
  await waitForHydration(other);
  await addButton(other, PRODUCT).click();
  const drawer = cartDrawer(other);
  await drawer.getByLabel('Promo code').fill(code);
  await drawer.getByRole('button', {name: 'Apply'}).click();
  await expect(drawer.getByText(REFUSED)).toBeVisible();
  await drawer.getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(other, EVE);
  await payWith(other, CARDS.approved);
  await expect(other.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
  expect(stack.shop.orders().map(({discountMinor}) => discountMinor)).toEqual([160, 0]);
  await other.context().close();
});
