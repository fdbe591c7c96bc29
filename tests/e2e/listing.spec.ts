import {expect, expectAccessible, test} from './fixtures';
import {basket} from './support/cart';

const titles = 'main article h3';

test('a shopper narrows the list by changing its controls, and takes each filter away again', async ({page}) => {
  await page.goto('/products');
  await page.getByRole('checkbox', {name: 'Hot', exact: true}).check();
  await expect(page).toHaveURL('/products?heat=hot');
  await expect(page.getByRole('status').filter({hasText: '1 product'})).toBeVisible();
  await expect(page.locator(titles)).toHaveText(['Spicy Pepper Chicken']);
  await expect(page.getByRole('checkbox', {name: 'Hot', exact: true})).toBeFocused();
  await page.getByRole('checkbox', {name: 'Mild'}).check();
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala', 'Spicy Pepper Chicken']);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/products?heat=mild&heat=hot&sort=name');
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Remove filter: Hot'}).click();
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
  await expect(page.getByRole('checkbox', {name: 'Hot', exact: true})).not.toBeChecked();
  await expect(page.getByRole('status').filter({hasText: '1 product'})).toBeFocused();
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(page).toHaveURL('/products?sort=name');
  await expect(page.locator(titles)).toHaveCount(10);
});

test('prices apply when their field is left or Enter is pressed, and every sort has its order', async ({page}) => {
  await page.goto('/products');
  await page.getByLabel('From $').fill('20');
  await page.getByLabel('From $').press('Enter');
  await expect(page).toHaveURL('/products?min=20');
  await expect(page.locator(titles)).toHaveCount(4);
  for (const [label, first] of [
    ['Price, high to low', 'Ultimate Desi Sampler'],
    ['Name, A to Z', 'Desi Comfort Trio'],
    ['Best selling', 'Ultimate Desi Sampler'],
    ['Newest', 'Spicy Delights'],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(label);
    await expect(page.locator(titles).first()).toHaveText(first);
  }
  await expect(page.getByRole('link', {name: 'Remove filter: From $20'})).toBeVisible();
});

test('Back and Forward restore filters, controls and scroll', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto('/products');
  await page.getByRole('radio', {name: 'Single packs'}).check();
  await expect(page.locator(titles)).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 350));
  await page.getByRole('checkbox', {name: 'Medium', exact: true}).check();
  await expect(page.locator(titles)).toHaveCount(3);
  const scroll = () => page.evaluate(() => window.scrollY);
  const left = await scroll();
  expect(left).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goBack();
  await expect(page.locator(titles)).toHaveCount(6);
  await expect(page.getByRole('checkbox', {name: 'Medium', exact: true})).not.toBeChecked();
  await expect(page.getByRole('radio', {name: 'Single packs'})).toBeChecked();
  await expect.poll(scroll).toBe(left);
  await page.goForward();
  await expect(page.locator(titles)).toHaveCount(3);
  await expect(page.getByRole('checkbox', {name: 'Medium', exact: true})).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', {name: 'Bundle Deals'})).toBeVisible();
  await expect(page.getByRole('radio', {name: 'Everything'})).toBeChecked();
});

test('filters that nothing fits say so and lead on', async ({page}) => {
  await page.goto('/products?kind=bundle&heat=mild');
  await expect(page.getByText('Nothing fits all of these filters')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: '0 products'})).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', {name: 'Show all products'}).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('region', {name: 'Bundle Deals'})).toBeVisible();
});

test('what is sold out leaves the list when only stock is wanted', async ({page, stack}) => {
  stack.shop.state.data.stock['44000000000001'] = 0;
  await stack.restartStorefront();
  await page.goto('/products?kind=single');
  await expect(page.locator(titles)).toHaveCount(6);
  await page.getByRole('checkbox', {name: 'In stock'}).check();
  await expect(page.locator(titles)).toHaveCount(5);
  await expect(page.locator(titles).filter({hasText: 'Chicken Tikka Masala'})).toBeHidden();
});

test('parameters that make no sense show the whole list', async ({page, request}) => {
  for (const params of [
    'after=bm9wZQ==',
    'before=bm9wZQ==',
    'after=%22%7D%00&sort=__proto__&kind=%7Bproducts%7Bnodes%7Bid%7D%7D%7D',
    'heat=x%20OR%20tag:hidden&min=abc&max=-1',
    'heat=%3Cscript%3Ealert(1)%3C/script%3E&availability=%22',
    `heat=${encodeURIComponent('🍛'.repeat(650))}`,
    `sort=${'a'.repeat(8_000)}`,
  ]) {
    const response = await request.get(`/products?${params}`);
    expect(response.status(), params).toBe(200);
    expect(await response.text(), params).toContain('Bundle Deals');
  }
  await page.goto('/products?heat=x%20OR%20tag:hidden');
  await expect(page.getByRole('link', {name: 'Clear all'})).toBeHidden();
});

test('on a phone the controls wait behind a fold, which closes to show the results', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/products');
  const mild = page.getByRole('checkbox', {name: 'Mild'});
  await expect(mild).toBeHidden();
  await page.getByText('Sort and filter').click();
  await mild.check();
  await expect(page.getByText('1 filter on')).toBeVisible();
  await page.getByRole('button', {name: 'Show results'}).click();
  await expect(mild).toBeHidden();
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
  await expectAccessible(page);
});

test('a button inside a card does not lead to the product, the rest of the card does', async ({page}) => {
  await page.goto('/products?heat=mild');
  const card = page.getByRole('article');
  await card.getByRole('button').click();
  await expect(basket(page).getByRole('spinbutton')).toHaveValue('1');
  await expect(page).toHaveURL('/products?heat=mild');
  await basket(page).getByRole('button', {name: 'Close'}).click();
  await card.click({position: {x: 40, y: 40}});
  await expect(page).toHaveURL('/product/chicken-tikka-masala');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the list is narrowed, ordered and shown whole again', async ({page}) => {
    await page.goto('/products');
    await page.getByRole('checkbox', {name: 'Medium', exact: true}).check();
    await page.getByLabel('To $').fill('30');
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await page.getByRole('button', {name: 'Show results'}).click();
    await expect(page.locator(titles)).toHaveText(['Desi Chicken Curry', 'Palak Paneer', 'Southern Spiced Biryani']);
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await page.getByRole('link', {name: 'Remove filter: Up to $30'}).click();
    await expect(page).toHaveURL('/products?heat=medium&sort=name');
    await page.getByRole('link', {name: 'Clear all'}).click();
    await expect(page.locator(titles)).toHaveCount(10);
    await page.getByRole('button', {name: 'Refresh'}).click();
    await expect(page).toHaveURL('/products?sort=name');
  });
});
