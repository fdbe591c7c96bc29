import {expect, test} from '../fixtures';
import {cartDrawer} from '../support/cart';

const DISHES = ['Palak Paneer', 'Desi Goat Curry', 'Southern Spiced Biryani'] as const;
const ADDRESS = '/tiffin?dish=palak-paneer&dish=desi-goat-curry&dish=southern-spiced-biryani';

test('any three dishes fill the tiffin, and the cart takes what its lid promised', {tag: '@gate'}, async ({page}) => {
  await page.goto('/tiffin');
  const main = page.getByRole('main');
  await expect(main.getByText('Three together cost $1.98 less')).toBeVisible();
  for (const dish of DISHES) await main.getByRole('checkbox', {name: dish}).check();
  await expect(main.getByRole('status')).toHaveText('Three of three dishes chosen: your tiffin is full.');
  await expect(main.getByRole('list', {name: 'Dishes in your tiffin'}).getByRole('listitem')).toHaveText([...DISHES]);
  await expect(main.getByText('You save $1.98')).toBeVisible();
  await expect(main.getByText('Add $3.01 for free standard shipping')).toBeVisible();
  await expect(page).toHaveURL(ADDRESS);
  await main.getByRole('checkbox', {name: 'Chicken Tikka Masala'}).click();
  await expect(main.getByRole('status')).toHaveText('Your tiffin is full. Take a dish out first.');
  await main.getByRole('button', {name: 'Add tiffin to cart'}).click();
  const drawer = cartDrawer(page);
  for (const dish of DISHES) await expect(drawer.getByRole('link', {name: dish}).first()).toBeVisible();
  await expect(drawer.getByRole('definition')).toHaveText(['$21.99', '$1.98']);
});

test('a dish is dragged into the tiffin', async ({page}) => {
  await page.goto('/tiffin');
  const main = page.getByRole('main');
  const dish = main.locator('label').filter({hasText: 'Palak Paneer'});
  const loaded = page.waitForResponse(/drag-dishes/);
  await dish.hover();
  await loaded;
  await expect(dish).toHaveAttribute('draggable', 'true');
  await dish.dragTo(main.getByRole('list', {name: 'Dishes in your tiffin'}));
  await expect(main.getByRole('checkbox', {name: 'Palak Paneer'})).toBeChecked();
});

test('the tiffin of the home page is filled by keyboard', async ({page}) => {
  await page.goto('/');
  const section = page.getByRole('region', {name: 'Build your tiffin'});
  await section.getByRole('checkbox', {name: 'Chicken Tikka Masala'}).focus();
  for (const [index, count] of ['One', 'Two', 'Three'].entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(section.getByRole('status')).toContainText(`${count} of three dishes chosen`);
  }
  await section.getByRole('button', {name: 'Add tiffin to cart'}).focus();
  await page.keyboard.press('Enter');
  await expect(cartDrawer(page).getByRole('definition')).toHaveText(['$21.99', '$1.98']);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 740}});

  test('a form leads to the address of the choice, which adds the packs', async ({page}) => {
    await page.goto('/');
    const section = page.getByRole('region', {name: 'Build your tiffin'});
    for (const dish of DISHES) await section.getByRole('checkbox', {name: dish}).check();
    await section.getByRole('button', {name: 'Fill the tiffin'}).click();
    await expect(page).toHaveURL(/\/tiffin\?dish=/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'Three of three dishes chosen: your tiffin is full.',
    );
    await page.getByRole('button', {name: 'Add tiffin to cart'}).click();
    await expect(page).toHaveURL(/\/cart/);
    for (const dish of DISHES) await expect(page.getByRole('link', {name: dish}).first()).toBeVisible();
    await expect(page.getByText('$21.99').first()).toBeVisible();
  });

  test('four dishes in an address are the first three', async ({page}) => {
    await page.goto(`${ADDRESS}&dish=chicken-tikka-masala`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'A tiffin has three tiers, so we kept your first three dishes.',
    );
    await expect(page.getByRole('checkbox', {checked: true})).toHaveCount(3);
  });
});
