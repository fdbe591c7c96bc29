import {expect, expectAccessible, test} from '../fixtures';
import {cartDrawer} from '../support/cart';
import {waitForHydrationOf} from '../support/hydration';
import {option} from '../support/options';

test.use({profile: 'market'});

const RULE = 'Sold in multiples of 6, at most 24 per order';
const PRODUCT = '/product/dabba-refills';

test('a shopper buys by the half dozen, by keyboard, on a phone', {tag: '@gate'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(PRODUCT);
  const main = page.getByRole('main');
  const field = main.getByRole('spinbutton', {name: 'Quantity'});
  await waitForHydrationOf(field);
  await expect(field).toHaveValue('6');
  await expect(field).toHaveAccessibleDescription(RULE);
  await main.getByRole('button', {name: '6 more'}).press('Enter');
  await expect(field).toHaveValue('12');
  await field.fill('7');
  await field.press('Enter');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.stepMismatch)).toBe(true);
  await field.fill('12');
  await field.press('Enter');

  const line = cartDrawer(page).getByRole('listitem').filter({hasText: 'Dabba Refills'});
  const quantity = line.getByRole('spinbutton', {name: 'Quantity'});
  await expect(quantity).toHaveValue('12');
  await expect(quantity).toHaveAccessibleDescription(RULE);
  await expectAccessible(page);
  await line.getByRole('button', {name: '6 more: Dabba Refills'}).press('Enter');
  await expect(quantity).toHaveValue('18');
  await expect(page.getByRole('status').filter({hasText: '18 items in your cart'})).toBeAttached();
  await line.getByRole('button', {name: '6 more: Dabba Refills'}).press('Enter');
  await expect(line.getByRole('button', {name: '6 more: Dabba Refills'})).toBeDisabled();

  for (const typed of ['3', '13', '30']) {
    await quantity.fill(typed);
    await quantity.press('Tab');
    await expect(line.getByRole('alert')).toHaveText(`Not changed. ${RULE}`);
    await expect(quantity).toHaveValue('24');
  }
  await quantity.fill('6');
  await quantity.press('Tab');
  await expect(line.getByRole('alert')).toBeHidden();
  await expect(line.getByRole('button', {name: '6 less: Dabba Refills'})).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a card adds the smallest quantity, and a full cart says what is allowed', async ({page}) => {
  await page.goto('/search?q=refills');
  const add = page.getByRole('button', {name: 'Add 6 to cart: Dabba Refills'});
  await waitForHydrationOf(add);
  const drawer = cartDrawer(page);
  const quantity = drawer.getByRole('spinbutton', {name: 'Quantity'});
  for (const held of ['6', '12', '18', '24']) {
    await add.click();
    await expect(quantity).toHaveValue(held);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
  await add.click();
  await expect(drawer.getByText('Dabba Refills is not sold in that quantity')).toBeVisible();
  await expect(quantity).toHaveValue('24');
});

test('another variant has another rule', async ({page}) => {
  await page.goto('/product/masala-dabba');
  const main = page.getByRole('main');
  const field = main.getByRole('spinbutton', {name: 'Quantity'});
  await waitForHydrationOf(field);
  await field.fill('3');
  await option(page, 'Finish', 'Hammered copper').click();
  await expect(main.getByText('At most 2 per order')).toBeVisible();
  await expect(field).toHaveValue('1');
  await expect(field).toHaveAttribute('max', '2');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, hydrates: false, viewport: {width: 360, height: 740}});

  test('the field and the steps of the cart follow the rule', async ({page}) => {
    await page.goto(PRODUCT);
    await expect(page.getByText(RULE)).toBeVisible();
    await page.getByRole('button', {name: 'Add to cart: Dabba Refills'}).first().click();
    await page.getByRole('button', {name: '6 more: Dabba Refills'}).click();
    await expect(page.getByRole('spinbutton', {name: 'Quantity'})).toHaveValue('12');
    await expect(page.getByText(RULE)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
