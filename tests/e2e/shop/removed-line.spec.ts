import type {Locator, Page} from '@playwright/test';
import type {Stack} from '../../support/stack';
import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';

const PALAK = {title: 'Palak Paneer', path: '/product/palak-paneer'};
const BIRYANI = {title: 'Southern Spiced Biryani', path: '/product/southern-spiced-biryani'};
const ATTRIBUTES = [{key: 'Gift wrap', value: 'blue'}];

/** Adds a product to the cart, with or without scripts. */
async function add(page: Page, {title, path}: typeof PALAK) {
  await page.goto(path);
  await addButton(page, title).click();
  await expect(quantity(page, title)).toHaveValue('1');
}

const quantity = (place: Page | Locator, title: string) =>
  place.getByRole('group', {name: `Quantity of ${title}`}).getByRole('spinbutton');
const remove = (place: Locator, title: string) => place.getByRole('button', {name: `Remove ${title}`});
const undo = (place: Locator, title: string) => place.getByRole('button', {name: `Undo: put ${title} back`});
const list = (place: Locator) => place.getByRole('list', {name: 'Dishes in your cart'});

const cartLines = ({shop}: Stack) => shop.carts().flatMap((cart) => cart.lines);
const facts = (stack: Stack) => cartLines(stack).map(({quantity: units, attributes}) => ({units, attributes}));

const PLACES = {
  drawer: async (page: Page) => {
    await page.getByRole('banner').getByRole('link', {name: 'Cart'}).click();
    return cartDrawer(page);
  },
  page: async (page: Page) => {
    await page.goto('/cart');
    return page.getByRole('main');
  },
};

for (const [name, open] of Object.entries(PLACES)) {
  test(
    `removing the last line in the cart's ${name} moves the focus to Undo, which restores it`,
    name === 'drawer' ? {tag: '@gate'} : {},
    async ({page, stack}) => {
      await add(page, PALAK);
      for (const line of cartLines(stack)) Object.assign(line, {quantity: 3, attributes: ATTRIBUTES});
      await page.goto('/about');
      const cart = await open(page);
      await expect(quantity(cart, PALAK.title)).toHaveValue('3');

      await remove(cart, PALAK.title).press('Enter');
      await expect(cart.getByText('Nothing in here yet')).toBeVisible();
      await expect(undo(cart, PALAK.title)).toBeFocused();
      await expect(cart.getByText('Goes well with your cart')).toHaveCount(0);
      await expect(cart.getByRole('heading', {name: 'More dishes to try'})).toBeVisible();
      await expectAccessible(page);
      expect(facts(stack)).toEqual([]);

      await page.keyboard.press('Enter');
      await expect(quantity(cart, PALAK.title)).toHaveValue('3');
      await expect(list(cart)).toBeFocused();
      await expect(undo(cart, PALAK.title)).toHaveCount(0);
      expect(facts(stack)).toEqual([{units: 3, attributes: ATTRIBUTES}]);
    },
  );
}

test('one of several removed lines is replaced by Undo, from which Tab moves to the next line', async ({page}) => {
  await add(page, BIRYANI);
  await add(page, PALAK);
  const cart = await PLACES.page(page);
  await remove(cart, PALAK.title).click();
  await expect(list(cart).getByRole('listitem').first()).toHaveText('Removed Palak PaneerUndo');
  await expect(undo(cart, PALAK.title)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cart.getByRole('link', {name: BIRYANI.title})).toBeFocused();

  await quantity(cart, BIRYANI.title).fill('0');
  await quantity(cart, BIRYANI.title).press('Enter');
  await expect(undo(cart, BIRYANI.title)).toBeFocused();
  await expect(undo(cart, PALAK.title)).toHaveCount(0);
  await undo(cart, BIRYANI.title).click();
  await expect(quantity(cart, BIRYANI.title)).toHaveValue('1');
});

test('a failed removal or undo offers a retry', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 502/);
  await add(page, PALAK);
  const cart = cartDrawer(page);
  await stack.shop.fault({op: 'cartLinesRemove', mode: 'status', status: 500, times: 1});
  await remove(cart, PALAK.title).click();
  await expect(cart.getByText('We could not reach the shop')).toBeVisible();
  await expect(undo(cart, PALAK.title)).toHaveCount(0);
  await remove(cart, PALAK.title).click();
  await expect(cart.getByText('Nothing in here yet')).toBeVisible();
  await stack.shop.fault({op: 'cartLinesAdd', mode: 'status', status: 500, times: 1});
  await undo(cart, PALAK.title).click();
  await expect(cart.getByText('We could not reach the shop')).toBeVisible();
  await expect(undo(cart, PALAK.title)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a removed line is restored by a form', async ({page, stack}) => {
    await add(page, PALAK);
    for (const line of cartLines(stack)) Object.assign(line, {quantity: 3, attributes: ATTRIBUTES});
    const cart = await PLACES.page(page);
    await remove(cart, PALAK.title).click();
    await expect(cart.getByText('Removed Palak Paneer')).toBeVisible();
    await expect(cart.getByText('Nothing in here yet')).toBeVisible();
    await undo(cart, PALAK.title).click();
    await expect(page).toHaveURL('/cart');
    await expect(quantity(cart, PALAK.title)).toHaveValue('3');
    expect(facts(stack)).toEqual([{units: 3, attributes: ATTRIBUTES}]);
  });
});
