import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydrationOf} from '../support/hydration';

test.use({profile: 'market'});

const PARENT = '/product/chai-kulhad';
const INDIGO = '/product/chai-kulhad-indigo?Glaze=Indigo&Set=2+cups';

test(
  'a shopper chooses a product of a combined listing, then another one, and buys it',
  {tag: '@gate'},
  async ({page}) => {
    await page.goto(PARENT);
    await expect(page.getByRole('heading', {level: 1, name: 'Chai Kulhad', exact: true})).toBeVisible();
    const product = page.getByRole('main').getByRole('article').first();
    await expect(product.getByText('from $12.99 to $39.99')).toBeVisible();
    await expect(product.getByRole('button', {name: /Add to cart/})).toHaveCount(0);

    const glaze = page.getByRole('group', {name: 'Glaze'});
    await expect(glaze.locator('[aria-current]')).toHaveCount(0);
    await glaze.getByRole('link', {name: 'Terracotta'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Terracotta Chai Kulhad'})).toBeVisible();
    await glaze.getByRole('link', {name: 'Indigo'}).press('Enter');
    await expect(page).toHaveURL(INDIGO);
    await expect(page.getByRole('heading', {level: 1, name: 'Indigo Chai Kulhad'})).toBeVisible();
    await expect(glaze.getByRole('link', {name: 'Indigo'})).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('group', {name: 'Set'}).getByRole('link', {name: '6 cups, sold out'})).toBeVisible();

    const add = addButton(page, 'Indigo Chai Kulhad, 2 cups');
    await waitForHydrationOf(add);
    await add.click();
    await expect(cartDrawer(page).getByRole('link', {name: 'Indigo Chai Kulhad'})).toBeVisible();
  },
);

test('a collection has the products of a combined listing, and not the listing itself', async ({page}) => {
  await page.goto('/collections/spice-market');
  await expect(page.getByRole('link', {name: 'Indigo Chai Kulhad', exact: true})).toBeVisible();
  await expect(page.getByRole('link', {name: 'Chai Kulhad', exact: true})).toHaveCount(0);
});

test('the drawer of a card follows the shopper to another product of the listing', async ({page}) => {
  await page.goto('/collections/spice-market');
  const choose = page.getByRole('link', {name: 'Choose options: Terracotta Chai Kulhad'});
  await waitForHydrationOf(choose);
  await choose.click();
  const drawer = page.getByRole('dialog', {name: 'Terracotta Chai Kulhad'});
  await drawer.getByRole('link', {name: 'Indigo'}).click();
  const next = page.getByRole('dialog', {name: 'Indigo Chai Kulhad'});
  await next.getByRole('button', {name: 'Add to cart: Indigo Chai Kulhad, 2 cups'}).click();
  await expect(cartDrawer(page).getByRole('link', {name: 'Indigo Chai Kulhad'})).toBeVisible();
});

test('a product without a combined listing has one price and a button', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await expect(addButton(page, 'Palak Paneer')).toBeVisible();
  await expect(page.getByRole('main').getByText(/from \$[\d.]+ to/)).toHaveCount(0);
});

test.describe('without scripts, on a narrow phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('a shopper gets from the listing to a product that can be bought', async ({page}) => {
    await page.goto(PARENT);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await page.getByRole('group', {name: 'Glaze'}).getByRole('link', {name: 'Leaf'}).click();
    await expect(page).toHaveURL('/product/chai-kulhad-leaf?Glaze=Leaf&Set=2+cups');
    await addButton(page, 'Leaf Chai Kulhad, 2 cups').click();
    await page.goto('/cart');
    await expect(page.getByRole('link', {name: 'Leaf Chai Kulhad'}).first()).toBeVisible();
  });
});
