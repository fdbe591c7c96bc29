import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, test, testWithAccounts} from '../fixtures';
import {enterCode, notice} from '../support/account';
import {cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';
import {waitForHydrationOf} from '../support/hydration';

test.use({profile: 'market'});
testWithAccounts.use({profile: 'market'});

const CHAI = '/product/house-chai';

const plans = (page: Page) => page.getByRole('main').getByRole('group', {name: 'How often?'});
const plan = (page: Page, name: string) => plans(page).getByRole('link', {name: new RegExp(`^${name}`)});
const headline = (page: Page) => page.getByRole('main').locator('header').first();
const subscribe = (page: Page, product: string) =>
  page
    .getByRole('main')
    .getByRole('button', {name: `Subscribe: ${product}`})
    .first();

test('a shopper subscribes, changes how often in the cart, and pays', {tag: '@gate'}, async ({page}) => {
  await page.goto(CHAI);
  await waitForHydrationOf(plan(page, 'Deliver every week'));
  await expect(plan(page, 'One-time purchase')).toHaveAttribute('aria-current', 'true');
  await expect(plans(page).getByRole('link')).toHaveCount(4);
  await expectAccessible(page);

  await plan(page, 'Deliver every week').press('Enter');
  await expect(page).toHaveURL(/\?Pack=Tin&selling_plan=\d+$/);
  const weekly = page.url();
  await expect(plan(page, 'Deliver every week')).toHaveAttribute('aria-current', 'true');
  await expect(plan(page, 'Deliver every week')).toBeFocused();
  await expect(headline(page)).toContainText('Now $10.20 was $12.00');
  await expect(page.getByRole('status').filter({hasText: 'House Chai'})).toHaveText(
    'House Chai, Tin, Deliver every week: $10.20',
  );
  await plan(page, 'Deliver every month').click();
  await expect(headline(page)).toContainText('$11.50');
  await expect(page).not.toHaveURL(weekly);
  await page.goBack();
  await expect(page).toHaveURL(weekly);
  await expect(headline(page)).toContainText('$10.20');

  await subscribe(page, 'House Chai, Tin').click();
  const line = cartDrawer(page).getByRole('listitem').filter({hasText: 'House Chai'});
  await expect(line).toContainText('Deliver every week');
  await line.getByText('Change').click();
  await line.getByRole('combobox', {name: 'How often: House Chai, Tin'}).selectOption('One-time purchase, $12.00');
  await line.getByRole('button', {name: 'Save how often: House Chai, Tin'}).press('Enter');
  await expect(line.getByText('One-time purchase', {exact: true})).toBeVisible();
  await expect(line).toContainText('$12.00');
  await line.getByRole('combobox').selectOption('Deliver every 2 weeks, $10.80');
  await line.getByRole('button', {name: 'Save how often: House Chai, Tin'}).click();
  await expect(line.getByText('Deliver every 2 weeks', {exact: true})).toBeVisible();
  await expectAccessible(page);

  await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
  await fillCheckout(page);
  await expect(page.getByText('Deliver every 2 weeks')).toBeVisible();
  await payWith(page, CARDS.approved);
  await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
});

test('a chosen plan stays with another variant, unless that does not have it', async ({page}) => {
  await page.goto(`${CHAI}?Pack=Chest`);
  await waitForHydrationOf(plan(page, 'Deliver every 3 months'));
  await plan(page, 'Deliver every month').click();
  await expect(headline(page)).toContainText('$39.50');
  await page.getByRole('group', {name: 'Pack'}).getByRole('link', {name: 'Tin'}).click();
  await expect(headline(page)).toContainText('$11.50');
  await page.getByRole('group', {name: 'Pack'}).getByRole('link', {name: 'Chest'}).click();
  await plan(page, 'Deliver every 3 months').click();
  await expect(headline(page)).toContainText('Now $32.00 was $40.00');
  await page.getByRole('group', {name: 'Pack'}).getByRole('link', {name: 'Tin'}).click();
  await expect(page.getByText('That subscription is not offered here')).toBeVisible();
  await expect(plan(page, 'One-time purchase')).toHaveAttribute('aria-current', 'true');
});

test('a product that is sold by subscription only has no one-time purchase', async ({page}) => {
  await page.goto('/collections/spice-market');
  await page.getByRole('link', {name: 'Choose options: Masala of the Month'}).click();
  await expect(page).toHaveURL('/product/masala-of-the-month');
  await expect(plans(page).getByRole('link')).toHaveCount(2);
  await expect(plan(page, 'One jar every month')).toHaveAttribute('aria-current', 'true');
  await subscribe(page, 'Masala of the Month').click();
  const line = cartDrawer(page).getByRole('listitem').filter({hasText: 'Masala of the Month'});
  await line.getByText('Change').click();
  await expect(line.getByRole('option')).toHaveText(['One jar every month, $9.99', 'One jar every 2 months, $10.99']);
});

test('other products have no subscriptions', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
  await expect(plans(page)).toHaveCount(0);
});

test.describe('without scripts, on a narrow phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('a shopper subscribes and changes how often', async ({page}) => {
    await page.goto(CHAI);
    await plan(page, 'Deliver every week').click();
    await subscribe(page, 'House Chai, Tin').click();
    await expect(page).toHaveURL('/cart');
    const line = page.getByRole('main').getByRole('listitem').filter({hasText: 'House Chai'});
    await line.getByText('Change').click();
    await line.getByRole('combobox').selectOption('Deliver every month, $11.50');
    await line.getByRole('button', {name: 'Save how often: House Chai, Tin'}).click();
    await expect(line.getByText('Deliver every month', {exact: true})).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});

testWithAccounts('a customer pauses, skips and cancels a subscription', async ({page, stack}) => {
  const customer = SEED_PEOPLE.elena;
  placeOrder(stack.shop, {customer, lines: [{catalogId: 'm7', quantity: 1, sellingPlanNumber: 105}]});
  stack.shop.changeContracts({status: 'CANCELLED'});
  placeOrder(stack.shop, {customer, lines: [{catalogId: 'm6', quantity: 2, sellingPlanNumber: 102}]});
  await page.goto('/auth?returnTo=/profile');
  await enterCode(page, stack, customer);
  const navigation = page.getByRole('navigation', {name: 'My Account'});
  await navigation.getByRole('link', {name: 'Subscriptions'}).click();
  await expect(page).toHaveURL('/profile/subscriptions');
  await expect(navigation.getByRole('link', {name: 'Subscriptions'})).toHaveAttribute('aria-current', 'page');
  const list = page.getByRole('list', {name: 'Your subscriptions'});
  const chai = list.getByRole('article', {name: 'House Chai - Tin'});
  const masala = list.getByRole('article', {name: 'Masala of the Month'});
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(chai).toContainText(/Active.*Every 2 weeks.*\$26\.59/);
  await expect(masala).toContainText(/Canceled.*Every month/);
  await expect(masala.getByRole('link', {name: /^Cancel subscription/})).toHaveCount(0);
  await expectAccessible(page);

  await chai.getByRole('button', {name: 'Pause: House Chai - Tin'}).press('Enter');
  await expect(notice(page, 'Subscription paused')).toBeVisible();
  await expect(chai).toContainText('None while it is paused');
  await chai.getByRole('button', {name: 'Resume: House Chai - Tin'}).click();
  await expect(chai).toContainText('Active');
  await chai.getByRole('button', {name: 'Skip next order: House Chai - Tin'}).click();
  await expect(chai).toContainText(/\d is skipped/);
  await chai.getByRole('button', {name: 'Undo skip: House Chai - Tin'}).click();
  await expect(chai).not.toContainText('is skipped');

  await chai.getByRole('link', {name: 'Cancel subscription: House Chai - Tin'}).click();
  await expect(page.getByRole('heading', {name: 'Cancel this subscription?'})).toBeVisible();
  await page.getByRole('link', {name: 'Keep it'}).click();
  await chai.getByRole('link', {name: 'Cancel subscription: House Chai - Tin'}).click();
  await page.getByRole('button', {name: 'Cancel subscription'}).click();
  await expect(page).toHaveURL('/profile/subscriptions');
  await expect(chai).toContainText('Canceled');
});
