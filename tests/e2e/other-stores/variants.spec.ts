import {expect, expectAccessible, test} from '../fixtures';
import {cartDrawer} from '../support/cart';
import {waitForHydrationOf} from '../support/hydration';
import {chooseButton, option, optionGroup} from '../support/options';

test.use({profile: 'market'});

const PANEER = '/product/paneer-makhani';

test('a shopper chooses a variant, buys it and goes back', async ({page}) => {
  await page.goto(PANEER);
  await waitForHydrationOf(option(page, 'Size', 'Single'));
  await expect(option(page, 'Size', 'Single')).toHaveAttribute('aria-current', 'true');
  await expect(option(page, 'Heat', 'Hot, sold out')).toBeVisible();
  await expectAccessible(page);
  await option(page, 'Size', 'Family, not with your other choices').click();
  await expect(page).toHaveURL(/\?Size=Family&Heat=Medium$/);
  const headline = page.getByRole('main').locator('header').first();
  await expect(headline).toContainText('Now $23.99 was $26.97');
  await expect(headline).toContainText('$10.81 per 100 g');
  await expect(headline).toContainText('SKU FT-PMK-F2');
  await option(page, 'Heat', 'Hot').click();
  await expect(headline).toContainText('Only 3 left!');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PANEER}$`));

  await page.getByRole('button', {name: 'Add to cart: Paneer Makhani, Family / Hot'}).first().click();
  const line = cartDrawer(page).getByRole('listitem').filter({hasText: 'Paneer Makhani'});
  await expect(line).toContainText('Family / Hot');
  await expect(line.getByRole('button', {name: 'Remove Paneer Makhani, Family / Hot'})).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page).toHaveURL(/Heat=Medium$/);
  await expect(headline).toContainText('SKU FT-PMK-F2');
});

test('a choice by keyboard is shown at once and announced, without a response of the server', async ({page}) => {
  await page.goto('/product/mix-your-own-masala');
  const saffron = option(page, 'Accent', 'Saffron');
  await waitForHydrationOf(saffron);
  let answer = () => undefined as void;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/mix-your-own-masala\.data/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await option(page, 'Accent', 'Rose petal').focus();
  await page.keyboard.press('Tab');
  await expect(saffron).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('header').first()).toContainText('$15.49');
  await expect(saffron).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: 'Saffron'})).toHaveText(
    'Coriander seed / Saffron / Whole: $15.49, in stock',
  );
  answer();
  await expect(page).toHaveURL(/Accent=Saffron/);
  await expect(saffron).toBeFocused();
});

test('a card with several variants opens their choice, on a phone too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/collections/spice-market');
  const card = page.getByRole('article').filter({has: page.getByRole('link', {name: 'Masala Dabba', exact: true})});
  await expect(card).toContainText('from $39.99');
  await chooseButton(page, 'Masala Dabba').click();
  const drawer = page.getByRole('dialog', {name: 'Masala Dabba'});
  await optionGroup(drawer, 'Finish').getByRole('link', {name: 'Brass'}).click();
  await expect(drawer).toContainText('$49.99');
  await expectAccessible(page);
  await expect(page).toHaveURL(/spice-market$/);
  await drawer.getByRole('button', {name: 'Add to cart: Masala Dabba, Brass'}).click();
  await expect(cartDrawer(page).getByRole('listitem').filter({hasText: 'Masala Dabba'})).toContainText('Brass');
  await page.keyboard.press('Escape');
  await expect(chooseButton(page, 'Masala Dabba')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('a product with one variant is bought from its card as ever', async ({page}) => {
  await page.goto('/collections/spice-market');
  await page.getByRole('button', {name: 'Add to cart: Kashmiri Saffron Chai'}).click();
  await expect(cartDrawer(page).getByRole('listitem').filter({hasText: 'Kashmiri Saffron Chai'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, hydrates: false, viewport: {width: 360, height: 740}});

  test('every value is a link, and a message says what does not exist', async ({page}) => {
    await page.goto('/collections/spice-market');
    await chooseButton(page, 'Paneer Makhani').click();
    await option(page, 'Heat', 'Hot, sold out').click();
    await expect(page).toHaveURL(/\?Size=Single&Heat=Hot$/);
    await expect(page.getByRole('main').getByRole('button', {name: 'Sold out'}).first()).toBeDisabled();
    await option(page, 'Size', 'Family').click();
    await page.getByRole('button', {name: 'Add to cart: Paneer Makhani, Family / Hot'}).first().click();
    await expect(page.getByRole('main').getByText('Family / Hot')).toBeVisible();

    await page.goto(`${PANEER}?size=FAMILY&utm_source=mail&Heat=Mild`);
    await expect(page.getByRole('status').filter({hasText: 'We do not have that combination'})).toContainText(
      'Family / Medium',
    );
    await page.goto(`${PANEER}?Size=Gigantic&__proto__=1`);
    await expect(page.getByText('This is Single / Mild')).toBeVisible();
    await expect(option(page, 'Size', 'Single')).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText('Family / Hot')).toBeVisible();
  });
});
