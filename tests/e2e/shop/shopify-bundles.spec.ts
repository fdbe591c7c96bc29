import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';
import {waitForHydrationOf} from '../support/hydration';

test.use({profile: 'market'});

const SET = 'Masala Dabba Starter Set';
const PAGE = '/product/masala-dabba-starter-set';

test(
  'a shopper buys a bundle, whose parts stand under it from its page to the checkout',
  {tag: '@gate'},
  async ({page, stack}) => {
    await page.goto('/collections/spice-market');
    const card = page.getByRole('article').filter({has: page.getByRole('link', {name: SET, exact: true})});
    await expect(card.getByText('BUNDLE', {exact: true})).toBeVisible();
    await card.getByRole('link', {name: SET, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1, name: SET})).toBeVisible();
    const parts = page.getByRole('region', {name: 'In this bundle'}).getByRole('link');
    await expect(parts).toHaveText(['1 ×Masala Dabba, Steel', '2 ×Paneer Makhani, Single / Medium']);

    const add = addButton(page, SET);
    await waitForHydrationOf(add);
    await add.click();
    const inCart = cartDrawer(page)
      .getByRole('list', {name: `In ${SET}`})
      .getByRole('listitem');
    await expect(inCart).toHaveText(['1 × Masala Dabba, Steel', '2 × Paneer Makhani, Single / Medium']);
    await cartDrawer(page).getByRole('button', {name: 'One more'}).click();
    await expect(inCart).toHaveText(['2 × Masala Dabba, Steel', '4 × Paneer Makhani, Single / Medium']);

    await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
    await expect(page.getByText('4 × Paneer Makhani - Single / Medium')).toBeVisible();
    await fillCheckout(page);
    await payWith(page, CARDS.approved);
    await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
    expect(stack.shop.orders()[0]?.lines.map(({sku, quantity}) => [sku, quantity])).toEqual([
      ['FT-DAB-ST', 2],
      ['FT-PMK-S2', 4],
    ]);
  },
);

test('a part leads to its own page, and from there back to the bundle', async ({page}) => {
  await page.goto(PAGE);
  await page
    .getByRole('region', {name: 'In this bundle'})
    .getByRole('link', {name: /Masala Dabba, Steel/})
    .press('Enter');
  await expect(page).toHaveURL('/product/masala-dabba?Finish=Steel');
  await page.getByRole('region', {name: 'Also in a bundle'}).getByRole('link', {name: SET}).press('Enter');
  await expect(page).toHaveURL(PAGE);
});

test('a product that is no bundle is shown as before', async ({page}) => {
  await page.goto('/product/palak-paneer');
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'In this bundle'})).toHaveCount(0);
  await expect(page.getByText('BUNDLE', {exact: true})).toHaveCount(0);
  const add = addButton(page, 'Palak Paneer');
  await waitForHydrationOf(add);
  await add.click();
  await expect(cartDrawer(page).getByText('Palak Paneer').first()).toBeVisible();
  await expect(cartDrawer(page).getByText('Bundle of')).toHaveCount(0);
});

test('a bundle says which part sold out while it was in the cart', async ({page, stack}) => {
  await page.goto(PAGE);
  const add = addButton(page, SET);
  await waitForHydrationOf(add);
  await add.click();
  await expect(cartDrawer(page).getByRole('list', {name: `In ${SET}`})).toBeVisible();
  const [steel = ''] = stack.shop.variants('masala-dabba').map(String);
  stack.shop.setStock(steel, 0);
  await page.goto('/cart');
  const line = page.getByRole('list', {name: `In ${SET}`}).getByRole('listitem');
  await expect(line.first()).toHaveText('1 × Masala Dabba, Steel · Sold out');
  await expect(page.getByRole('button', {name: 'One more'})).toHaveCount(0);
});

test.describe('without scripts, on a narrow phone', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('a shopper puts a bundle into the cart', async ({page}) => {
    await page.goto(PAGE);
    await addButton(page, SET).click();
    await page.goto('/cart');
    await expect(page.getByRole('list', {name: `In ${SET}`}).getByRole('listitem')).toHaveText([
      '1 × Masala Dabba, Steel',
      '2 × Paneer Makhani, Single / Medium',
    ]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
});
