import {createQuery} from '../../support/storefront-client';
import {expect, expectAccessible, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {filterChip} from '../support/filters';

const titles = 'main article h3';

test('a shopper finds a product on the search page despite a typo, and buys it', async ({page}) => {
  await page.goto('/search');
  await expect(page).toHaveTitle('Search - Fusion Tiffin');
  await expect(page.getByText('What are you hungry for?')).toBeVisible();
  await page.getByRole('searchbox').fill('biryanii');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', {name: /^\d products for “biryanii”$/})).toBeVisible();
  await expect(page.locator(titles).first()).toHaveText('Southern Spiced Biryani');
  await addButton(page, 'Southern Spiced Biryani').click();
  await expect(cartDrawer(page).getByRole('spinbutton')).toHaveValue('1');
});

test('results are sorted, filtered and reset, and the controls reflect it', async ({page}) => {
  await page.goto('/search?q=desi');
  const all = await page.locator(titles).count();
  await page.getByLabel('Sort by').selectOption('Price, high to low');
  await expect(page).toHaveURL(/sort=price-down/);
  await expect(page.locator(titles).first()).toHaveText('Ultimate Desi Sampler');
  await filterChip(page, 'Heat: Medium').click();
  await expect(page.locator(titles)).toHaveText(['Desi Chicken Curry']);
  await filterChip(page, 'Remove filter: Heat: Medium').click();
  await expect(page.locator(titles)).toHaveCount(all);
  await expect(filterChip(page, 'Heat: Medium')).toBeVisible();
  await expect(page).toHaveURL(/sort=price-down/);
});

test('results are filtered by visible tags', async ({page}) => {
  await page.goto('/search?q=desi');
  await filterChip(page, 'Tag: Bestsellers').click();
  await expect(page).toHaveURL('/search?q=desi&tag=bestseller');
  await expect(page.locator(titles)).toHaveText(['Ultimate Desi Sampler']);
  await expect(page.getByRole('link', {name: /size:|heat:/})).toHaveCount(0);
  await page.getByRole('link', {name: 'Remove filter: Tag: Bestsellers'}).click();
  await expect(page).toHaveURL('/search?q=desi');
});

test('a search without results suggests popular products and links to all products', async ({page}) => {
  await page.goto('/search?q=sushi');
  await expect(page.getByText('No products found for “sushi”')).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Most popular'})).toBeVisible();
  await expect(page.locator(titles)).toHaveCount(4);
  await page.getByRole('link', {name: 'See all products'}).click();
  await expect(page).toHaveURL('/products');
});

test('a short misspelling finds its dish', async ({page}) => {
  for (const [typed, corrected, dish] of [
    ['tika', 'tikka', 'Chicken Tikka Masala'],
    ['panir', 'paneer', 'Palak Paneer'],
    ['biriyani', 'biryani', 'Southern Spiced Biryani'],
  ] as const) {
    await page.goto(`/search?q=${typed}`);
    await expect(page.getByText(`Did you mean ${corrected}?`)).toBeVisible();
    await expect(page.locator(titles).first()).toHaveText(dish);
  }
  await page.getByRole('link', {name: 'biryani', exact: true}).click();
  await expect(page.getByRole('heading', {name: /^\d products for “biryani”$/})).toBeVisible();
});

test('a shopper finds articles, collections and pages beside products', {tag: '@gate'}, async ({page}) => {
  await page.goto('/search?q=cardamom');
  await expect(page.getByRole('heading', {name: /“cardamom”$/})).toBeVisible();
  const articles = page.getByRole('region', {name: 'Articles'});
  await expectAccessible(page);
  await articles.getByRole('link', {name: 'Cardamom, green and black'}).press('Enter');
  await expect(page).toHaveURL(/\/blogs\/journal\/[\w-]*cardamom/);

  await page.goto('/search?q=bundle');
  const deals = page.getByRole('region', {name: 'Collections'}).getByRole('link', {name: 'Bundle Deals'});
  await expect(deals).toBeVisible();
  await deals.click();
  await expect(page).toHaveURL('/collections/bundles');
  await page.goto('/search?q=bundle&availability=in-stock');
  await expect(page.getByRole('heading', {name: /“bundle”$/})).toBeVisible();
  await expect(deals, 'filters are about products').toHaveCount(0);

  await page.goto('/search?q=shipping');
  await expect(page.getByRole('region', {name: 'Pages'}).getByRole('link').first()).toBeVisible();
});

test('products are found while everything else of a search fails', async ({page, stack}) => {
  await stack.shop.fault({op: 'ContentSearch', mode: 'status', status: 500});
  await page.goto('/search?q=palak');
  await expect(page.getByRole('heading', {name: /products? for “palak”$/})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Articles'})).toHaveCount(0);
});

test('a page starts after its cursor, and links to the page before it', async ({page, stack}) => {
  interface Page {
    readonly search: {readonly pageInfo: {readonly endCursor: string}};
  }
  const {search} = await createQuery(stack.shop.origin)<Page>(
    'query First { search(first: 2, query: "desi", types: [PRODUCT], prefix: LAST) { pageInfo { endCursor } } }',
  );
  await page.goto('/search?q=desi');
  const all = await page.locator(titles).allTextContents();
  await page.goto(`/search?${new URLSearchParams({q: 'desi', after: search.pageInfo.endCursor})}`);
  await expect(page.locator(titles)).toHaveText(all.slice(2));
  await page.getByRole('link', {name: 'Previous page'}).click();
  await expect(page.locator(titles)).toHaveText(all);
});

test('invalid parameters never break the page', async ({page, request}) => {
  for (const params of [
    'q=desi&sort=DROP&after=bm9wZQ==&first=99999&min=abc&max=-1&availability=perhaps',
    'q=%00%FF%22%5C)(&heat=%00&kind=%22',
    `q=${encodeURIComponent('🍛'.repeat(650))}`,
    `q=${'a'.repeat(8_000)}`,
    'q[]=x&q=&sort&after=',
    'after=%22%7D',
  ]) {
    expect((await request.get(`/search?${params}`)).status(), params).toBe(200);
  }
  page.on('dialog', () => expect('a dialog opened').toBe('never'));
  const markup = '"><img src=x onerror=alert(1)>';
  await page.goto(`/search?q=${encodeURIComponent(markup)}`);
  await expect(page.getByRole('searchbox')).toHaveValue(markup);
  await expect(page.getByText(`No products found for “${markup}”`)).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('x OR tag:bundle')}`);
  await expect(page.getByText('No products found for “x OR tag:bundle”')).toBeVisible();
});

test('a collection has the merchant’s order', async ({page}) => {
  await page.goto('/collections/bundles');
  await expect(page).toHaveTitle('Bundle Deals - Fusion Tiffin');
  await expect(page.locator(titles)).toHaveText([
    'Ultimate Desi Sampler',
    'Desi Comfort Trio',
    'Traditional Favorites',
    'Spicy Delights',
  ]);
  await page.goto('/collections/all?after=bm9wZQ==');
  await expect(page.locator(titles)).toHaveCount(10);
});

test('a missing collection returns 404, and an outage of Shopify returns 503', async ({page, stack, tolerated}) => {
  tolerated.push(/status of 404/, /status of 503/);
  expect((await page.goto('/collections/no-such-shelf'))?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: 'Oops! Page not found'})).toBeVisible();
  await stack.shop.fault({path: '/api/*', mode: 'status', status: 500});
  expect((await page.goto('/collections/most-popular'))?.status()).toBe(503);
  expect((await page.goto('/search?q=goat'))?.status()).toBe(503);
  await stack.shop.reset();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('searching, filtering and collections work', async ({page}) => {
    await page.goto('/search');
    await page.getByRole('searchbox').fill('curry');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search?q=curry');
    await page.goto('/search?q=curry&max=30');
    await filterChip(page, 'Product type: Bundle').click();
    await expect(page.getByRole('link', {name: /^Remove filter/})).toHaveCount(2);
    await expect(page.getByRole('heading', {name: /“curry”$/})).toBeVisible();
    for (const title of await page.locator(titles).allTextContents()) expect(title).not.toMatch(/Curry$/);
    await page.goto('/collections/featured');
    await expect(page.getByRole('heading', {level: 1, name: 'Featured'})).toBeVisible();
    await expect(page.locator(titles)).toHaveCount(4);
  });
});
