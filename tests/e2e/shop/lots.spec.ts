import {expect, test} from '../fixtures';
import {expectAccessibleInBothThemes} from '../support/themes';

const heading = (name: string) => ({level: 1, name, exact: true}) as const;

test('a shopper follows the lot beside the price to its story, and to an older lot', async ({page}) => {
  await page.goto('/product/palak-paneer');
  const line = page.getByRole('link', {name: 'Lot PPN-2620, dried May 12', exact: true});
  await expect(line).toBeVisible();
  await line.click();
  await expect(page).toHaveURL('/lots/ppn-2620');
  await expect(page.getByRole('heading', heading('Lot PPN-2620'))).toBeVisible();
  await expect(page.getByRole('img', {name: 'Map of India with a mark in Unjha, Gujarat'})).toBeVisible();
  await expect(page.getByRole('figure', {name: 'The verdict of Meera Krishnan'})).toContainText('it tastes green');
  await page.getByRole('link', {name: 'Lot PPN-2615, dried Apr 8', exact: true}).click();
  await expect(page.getByRole('heading', heading('Lot PPN-2615'))).toBeVisible();
});

test('a bundle has no lot of its own', async ({page}) => {
  await page.goto('/product/spicy-delights');
  await expect(page.getByRole('heading', heading('Spicy Delights'))).toBeVisible();
  await expect(page.getByRole('link', {name: /^Lot /})).toHaveCount(0);
});

test('a number in capital letters leads to the lot, and an unknown one to help', async ({page, tolerated}) => {
  tolerated.push(/404/);
  await page.goto('/lots/PPN-2620');
  await expect(page).toHaveURL('/lots/ppn-2620');
  const missing = await page.goto('/lots/ppn-9999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', heading('We do not know this lot'))).toBeVisible();
  await page.getByRole('link', {name: 'See all dishes'}).click();
  await expect(page).toHaveURL('/products');
});

test('the map of the home page names the regions of its list', async ({page}) => {
  await page.goto('/');
  const map = page.getByRole('img', {name: /^Map of India with marks in Kerala, Rajasthan/});
  await map.scrollIntoViewIfNeeded();
  await expect(map).toBeVisible();
  await expect(page.getByRole('heading', {level: 3, name: 'Sikkim'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the story of a lot is read by links', async ({page}) => {
    await page.goto('/product/desi-goat-curry');
    await page.getByRole('link', {name: 'Lot DGC-2619, dried May 7', exact: true}).click();
    await expect(page.getByRole('heading', heading('Lot DGC-2619'))).toBeVisible();
    await expect(page.getByText('from Gangtok, Sikkim')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the story of a lot fits, is accessible, and begins with food', async ({page}) => {
    await page.goto('/lots/ppn-2620');
    await expect(page.getByRole('img', {name: /Palak Paneer on a steel thali/}).first()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessibleInBothThemes(page);
  });
});
