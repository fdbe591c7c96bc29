import type {Locator, Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {staff} from '../../support/staff';
import {placeOrder} from '../../support/place-order';
import {expect, testWithAccounts as test} from '../fixtures';
import {mailedPath, signInByRequest} from '../support/account';
import {main, UPS} from '../support/ada-orders';
import {addButton, cartDrawer} from '../support/cart';

const {ada} = SEED_PEOPLE;
const GUEST = {email: 'guest@example.com'};
const DISHES = ['Palak Paneer', 'Desi Goat Curry', 'Southern Spiced Biryani'] as const;
/** In milliseconds; webhooks and mails take longer on a busy machine. */
const PATIENCE = {timeout: 30_000};

test.use({viewport: {width: 360, height: 740}, hasTouch: true, hasRealClock: true});

/** Taps, and counts the taps. */
function createTapCounter() {
  let taps = 0;
  return {
    async tap(target: Locator) {
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Menu'});
const inMenu = (page: Page, name: string) => page.getByRole('dialog').getByRole('link', {name, exact: true});

test('a dish is bought in four taps', async ({page}) => {
  const {tap, taps} = createTapCounter();
  await page.goto('/');
  await tap(addButton(page, 'Palak Paneer'));
  await tap(cartDrawer(page).getByRole('link', {name: 'Checkout'}));
  await expect(page.getByRole('button', {name: 'Pay now'})).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(4);
});

test('a tiffin of three dishes is in the cart after seven taps', async ({page}) => {
  const {tap, taps} = createTapCounter();
  await page.goto('/');
  const tiffin = page.getByRole('region', {name: 'Build your tiffin'});
  for (const dish of DISHES) await tap(tiffin.locator('label').filter({hasText: dish}));
  await tap(tiffin.getByRole('button', {name: 'Add tiffin to cart'}));
  for (const dish of DISHES) await expect(cartDrawer(page).getByRole('link', {name: dish}).first()).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(7);
});

test('a mild dish is found in three taps', async ({page}) => {
  const {tap, taps} = createTapCounter();
  await page.goto('/');
  await tap(openMenu(page));
  await tap(inMenu(page, 'Mild dishes'));
  const dishes = main(page)
    .getByRole('listitem')
    .filter({has: page.getByRole('heading')});
  await expect(dishes.first()).toContainText('Mild');
  expect(taps()).toBeLessThanOrEqual(3);
});

test('the latest order is cooked after three taps', async ({page, stack}) => {
  placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity: 1}]});
  await signInByRequest(page, ada);
  await page.goto('/');
  const {tap, taps} = createTapCounter();
  await tap(openMenu(page));
  await tap(inMenu(page, 'Orders'));
  await tap(
    main(page)
      .getByRole('link', {name: /^Recipe/})
      .first(),
  );
  await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/);
  expect(taps()).toBeLessThanOrEqual(3);
});

test('the mail about a parcel leads to where it is in one tap', async ({page, stack}) => {
  const order = placeOrder(stack.shop, {customer: GUEST, lines: [{catalogId: '1', quantity: 1}]});
  const links = async () => (await stack.shop.mails(GUEST.email)).flatMap((mail) => mail.links).join(' ');
  await expect.poll(links, PATIENCE).toContain('/order/guest/');
  await staff(stack.shop).fulfill(order, {company: 'UPS', number: UPS});
  await staff(stack.shop).moveOn(order, 'IN_TRANSIT');
  await page.goto(await mailedPath(stack, GUEST.email, '/order/guest/'));
  await expect(main(page).locator('[aria-current="step"]')).toContainText('On the way', PATIENCE);
  await expect(main(page).getByRole('link', {name: /^Track with UPS/})).toHaveAttribute('href', new RegExp(UPS));
});
