import {expect, expectAccessible, test} from '../fixtures';
import {cartDrawer} from '../support/cart';
import {filterChip, openFilters, showButton, waitForFilterHydration} from '../support/filters';

const titles = 'main article h3';

test('a shopper applies and removes each filter of the row', async ({page}) => {
  await page.goto('/products');
  await waitForFilterHydration(page);
  await filterChip(page, 'Heat: Hot').click();
  await expect(page).toHaveURL('/products?heat=hot');
  await expect(page.getByRole('status').filter({hasText: '1 product'})).toBeVisible();
  await expect(page.locator(titles)).toHaveText(['Spicy Pepper Chicken']);
  await expect(filterChip(page, 'Remove filter: Heat: Hot')).toBeFocused();
  await filterChip(page, 'Heat: Mild').click();
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala', 'Spicy Pepper Chicken']);
  await page.getByLabel('Sort by').selectOption('Name, A to Z');
  await expect(page).toHaveURL('/products?sort=name&heat=mild&heat=hot');
  await filterChip(page, 'Remove filter: Heat: Hot').click();
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
  await expect(filterChip(page, 'Heat: Hot')).toBeFocused();
  await filterChip(page, 'Type: Single packs').click();
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(page).toHaveURL('/products?sort=name');
  await expect(page.locator(titles)).toHaveCount(10);
});

test('ten products have only one row of filters and the sort control', async ({page}) => {
  await page.goto('/products');
  const bar = page.locator('[data-slot="filter-bar"]');
  await expect(bar.getByRole('link')).toHaveText([
    'Type: Single packs',
    'Type: Bundles',
    'Heat: Mild',
    'Heat: Medium',
    'Heat: Medium-Hot',
    'Heat: Hot',
    'Availability: In stock',
  ]);
  await expect(bar.getByRole('button')).toHaveCount(0);
  const tops = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('all active filters are in one row with the link that clears them', async ({page}) => {
  await page.goto('/products?kind=single&heat=mild&heat=medium&heat=medium-hot&heat=hot&availability=in-stock');
  const links = page.getByRole('list', {name: 'Filter by'}).getByRole('link');
  await expect(links.last()).toHaveText('Clear all');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('a second filter keeps the first while its products load', async ({page, stack}) => {
  await page.goto('/products');
  await expect(page.locator(titles)).toHaveCount(10);
  await waitForFilterHydration(page);
  await stack.shop.fault({op: 'ProductList', mode: 'delay', ms: 1_000, times: 1});
  await filterChip(page, 'Heat: Mild').click();
  await filterChip(page, 'Heat: Hot').click();
  await expect(page).toHaveURL('/products?heat=mild&heat=hot');
  await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala', 'Spicy Pepper Chicken']);
});

test('every sort option orders the list', async ({page}) => {
  await page.goto('/products?min=20');
  await expect(page.locator(titles)).toHaveCount(4);
  for (const [label, first] of [
    ['Price, high to low', 'Ultimate Desi Sampler'],
    ['Name, A to Z', 'Desi Comfort Trio'],
    ['Bestsellers', 'Ultimate Desi Sampler'],
    ['Newest', 'Spicy Delights'],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(label);
    await expect(page.locator(titles).first()).toHaveText(first);
  }
  await expect(page.getByRole('link', {name: 'Remove filter: Price: From $20'})).toBeVisible();
});

test('Back and Forward restore filters, controls and scroll', {tag: '@gate'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await page.goto('/products');
  await waitForFilterHydration(page);
  await filterChip(page, 'Type: Single packs').click();
  await expect(page.locator(titles)).toHaveCount(6);
  await page.evaluate(() => window.scrollTo(0, 250));
  await filterChip(page, 'Heat: Medium').click();
  await expect(page.locator(titles)).toHaveCount(3);
  const scroll = () => page.evaluate(() => window.scrollY);
  const left = await scroll();
  expect(left).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.goBack();
  await expect(page.locator(titles)).toHaveCount(6);
  await expect(filterChip(page, 'Heat: Medium')).toBeVisible();
  await expect(filterChip(page, 'Remove filter: Type: Single packs')).toBeVisible();
  await expect.poll(scroll).toBe(left);
  await page.goForward();
  await expect(page.locator(titles)).toHaveCount(3);
  await expect(filterChip(page, 'Remove filter: Heat: Medium')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('region', {name: 'Bundle Deals'})).toBeVisible();
  await expect(filterChip(page, 'Type: Single packs')).toBeVisible();
});

test('filters without matches show an empty state with a next step', async ({page}) => {
  await page.goto('/products?kind=bundle&heat=mild');
  await expect(page.getByText('Nothing fits all of these filters')).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: '0 products'})).toBeVisible();
  await page.getByRole('link', {name: 'Show all products'}).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('region', {name: 'Bundle Deals'})).toBeVisible();
});

test('the in-stock filter hides sold-out products', async ({page, stack}) => {
  stack.shop.setStock('44000000000001', 0);
  await stack.restartStorefront();
  await page.goto('/products?kind=single');
  await expect(page.locator(titles)).toHaveCount(6);
  await filterChip(page, 'Availability: In stock').click();
  await expect(page.locator(titles)).toHaveCount(5);
  await expect(page.locator(titles).filter({hasText: 'Chicken Tikka Masala'})).toBeHidden();
});

test('invalid parameters show the whole list', async ({page, request}) => {
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
  await expect(page.getByRole('link', {name: /^Remove filter/})).toHaveCount(0);
});

test('a filter that is chosen while the list of the previous one is being shown stays chosen', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/products');
  await openFilters(page);
  const mild = page.getByRole('checkbox', {name: 'Mild'});
  await mild.evaluate((input: HTMLInputElement) => {
    input.dataset.isKept = 'true';
    input.form?.addEventListener('reset', () => (input.dataset.isKept = 'false'));
    const push = history.pushState.bind(history);
    // At the moment of a navigation, before React has rendered its page.
    history.pushState = (...args) => {
      push(...args);
      history.pushState = push;
      queueMicrotask(() => input.click());
    };
  });
  await page.getByRole('checkbox', {name: 'Medium', exact: true}).check();
  await expect(showButton(page)).toHaveText('Show 4 dishes');
  await expect(mild).toBeChecked();
  await expect(mild).toHaveAttribute('data-is-kept', 'true');
});

test(
  'a phone opens the filters in a sheet, whose button shows the number of matches',
  {tag: '@gate'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/products');
    await openFilters(page);
    await expect(showButton(page)).toHaveText('Show 10 dishes');
    await expect(showButton(page)).toBeInViewport({ratio: 1});
    await page.getByRole('checkbox', {name: 'Medium', exact: true}).check();
    await expect(showButton(page)).toHaveText('Show 3 dishes');
    await page.getByRole('checkbox', {name: 'Medium', exact: true}).uncheck();
    await page.getByRole('checkbox', {name: 'Mild'}).check();
    await expect(showButton(page)).toHaveText('Show 1 dish');
    await expect(showButton(page)).toBeInViewport({ratio: 1});
    await expectAccessible(page);
    await showButton(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
    await expect(page.locator(titles)).toBeInViewport();
    await filterChip(page, 'Remove filter: Heat: Mild').click();
    await expect(page.locator(titles)).toHaveCount(10);
    await expect(page.getByRole('status').filter({hasText: 'All products'})).toBeFocused();
  },
);

test('filters without matches are reported in the sheet and cleared there', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/products?heat=mild');
  await openFilters(page);
  await page.getByRole('radio', {name: 'Bundles'}).check();
  const sheet = page.getByRole('dialog', {name: 'Filters'});
  await expect(sheet.getByText('No dish fits all of these filters.')).toBeVisible();
  await expect(showButton(page)).toHaveCount(0);
  await sheet.getByRole('link', {name: 'Clear all'}).click();
  await expect(showButton(page)).toHaveText('Show 10 dishes');
  await expect(page.getByRole('checkbox', {name: 'Mild'})).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Filters'})).toBeFocused();
  await openFilters(page);
  await page.mouse.click(180, 20);
  await expect(sheet).toBeHidden();
});

test('a card links to its product except on its buttons', async ({page}) => {
  await page.goto('/products?heat=mild');
  const card = page.getByRole('article');
  await card.getByRole('button').click();
  await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('1');
  await expect(page).toHaveURL('/products?heat=mild');
  await cartDrawer(page).getByRole('button', {name: 'Close'}).click();
  await card.click({position: {x: 40, y: 40}});
  await expect(page).toHaveURL('/product/chicken-tikka-masala');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a shopper filters, sorts and resets the list', async ({page}) => {
    await page.goto('/products?max=30');
    await filterChip(page, 'Heat: Medium').click();
    await page.getByLabel('Sort by').selectOption('Name, A to Z');
    await page.getByRole('button', {name: 'Sort', exact: true}).click();
    await expect(page.locator(titles)).toHaveText(['Desi Chicken Curry', 'Palak Paneer', 'Southern Spiced Biryani']);
    await expect(page.getByLabel('Sort by')).toHaveValue('name');
    await page.getByRole('link', {name: 'Remove filter: Price: Up to $30'}).click();
    await expect(page).toHaveURL('/products?heat=medium&sort=name');
    await filterChip(page, 'Type: Single packs').click();
    await page.getByRole('link', {name: 'Clear all'}).click();
    await expect(page.locator(titles)).toHaveCount(10);
    await page.getByRole('button', {name: 'Refresh'}).click();
    await expect(page).toHaveURL('/products?sort=name');
  });

  test('a phone opens the sheet, and its button applies the filters', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.goto('/products');
    await page.getByRole('button', {name: 'Filters'}).click();
    await page.getByRole('checkbox', {name: 'Mild'}).check();
    await expect(showButton(page)).toHaveText('Show dishes');
    await showButton(page).click();
    await expect(page.locator(titles)).toHaveText(['Chicken Tikka Masala']);
  });
});
