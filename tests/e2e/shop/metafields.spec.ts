import {expect, expectAccessible, test} from '../fixtures';

test.use({profile: 'market'});

const PANEER = '/product/paneer-makhani';

test('metafields of every type are shown as what they are, and hostile ones do nothing', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(PANEER);
  const details = page.getByRole('region', {name: 'Details'});
  const valueOf = (label: string) =>
    details.getByRole('definition').and(details.locator(`dt:text-is("${label}") + dd`));
  for (const [label, shown] of [
    ['Origin', 'Gujarat, India'],
    ['Serving notes', /Warm the bowls first\.\s*Serve with lime\./],
    ['Vegetarian', 'Yes'],
    ['Steps count', '4'],
    ['Season start', 'October 1, 2026'],
    ['Deposit', '$1.50'],
    ['Pack height', '21.5 cm'],
    ['Dry weight', '74 g'],
    ['Water', '250 ml'],
    ['Creaminess', '4.5 out of 5'],
    ['Sauce color', '#d9772b'],
  ] as const) {
    await expect(valueOf(label), label).toHaveText(shown);
  }
  const story = valueOf('Story');
  await expect(story.getByRole('heading', {name: 'From one dairy'})).toBeVisible();
  await expect(story).toContainText('<img src=x onerror=alert(1)> stays text.');
  await expect(story.getByRole('link')).toHaveText(['See how they work']);
  await expect(details.locator('img, script, [href^="javascript"]')).toHaveCount(0);
  for (const label of ['Unsafe', 'Raw', 'Future']) {
    await expect(details.getByText(label, {exact: true}), label).toHaveCount(0);
  }
  await expect(details.getByRole('link', {name: 'dairy.example'})).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  await details.getByRole('link', {name: 'Palak Paneer'}).click();
  await expect(page).toHaveURL('/product/palak-paneer');
  await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
  await expect(details).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('the page of a product is shown while its metafields fail', async ({page, stack}) => {
  await stack.shop.fault({op: 'ProductDetails', mode: 'status', status: 500});
  // A storefront that has read them shows what it has read.
  await stack.restartStorefront();
  await page.goto(PANEER);
  await expect(page.getByRole('heading', {level: 1, name: 'Paneer Makhani'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Details'})).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, hydrates: false});

  test('metafields are part of the page, on a narrow screen too', async ({page}) => {
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(PANEER);
    await expect(page.getByRole('region', {name: 'Details'})).toContainText('Gujarat, India');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
