import {expect, test} from '../fixtures';
import {waitForHydration} from '../support/hydration';
import {countPages} from '../support/pdf-pages';

test('a recipe is printed on one page, with the chosen servings and without controls', async ({page}) => {
  await page.goto('/recipes/desi-goat-curry?servings=8');
  await waitForHydration(page);
  await expect(page.getByRole('button', {name: 'Print Recipe'})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('main').getByText('3 lb (1360 g) goat')).toBeVisible();
  for (const name of ['Start Cooking', '8 servings']) await expect(page.getByRole('link', {name})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Print Recipe'})).toBeHidden();
  expect(countPages(await page.pdf({format: 'Letter'}))).toBe(1);
});

test('a phone has no button for printing', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/recipes/palak-paneer');
  await waitForHydration(page);
  await expect(page.getByRole('button', {name: 'Print Recipe'})).toBeHidden();
});
