import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByRole('navigation', {name: 'What do you have?'});

async function expectFiltered(page: Page): Promise<void> {
  await page.goto('/recipes');
  await expect(cards(page)).toHaveCount(6);
  await filter(page).getByRole('link', {name: /^Eggs/}).click();
  await expect(page).toHaveURL('/recipes?have=eggs');
  await expect(cards(page)).toHaveCount(3);
  await expect(filter(page).getByRole('link', {name: /^Eggs/})).toHaveAttribute('aria-current', 'true');
  await filter(page)
    .getByRole('link', {name: /^All recipes/})
    .click();
  await expect(cards(page)).toHaveCount(6);
}

test('the recipes are filtered by what a cook has', async ({page}) => {
  await expectFiltered(page);
  await expectAccessible(page);
});

test('an unknown ingredient shows all recipes', async ({page}) => {
  await page.goto('/recipes?have=beef');
  await expect(cards(page)).toHaveCount(6);
});

test('the saved recipes are found from the list', async ({page}) => {
  await page.goto('/recipes');
  await page.getByRole('main').getByRole('link', {name: 'Saved recipes'}).click();
  await expect(page).toHaveURL('/recipes/saved');
  await expect(page.getByRole('heading', {level: 1, name: 'Saved Recipes'})).toBeVisible();
});

test('a recipe names swaps and nutrition, and leads to other recipes', async ({page}) => {
  await page.goto('/recipes/palak-paneer');
  await expect(page.getByRole('region', {name: 'Swaps'}).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', {name: 'Nutrition'})).toContainText('Calories');
  await expectAccessible(page);
  const more = page.getByRole('region', {name: 'More recipes'});
  await expect(more.getByRole('article')).toHaveCount(3);
  await more.getByRole('link', {name: 'Chicken Tikka Masala'}).click();
  await expect(page).toHaveURL('/recipes/chicken-tikka-masala');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the recipes are filtered by what a cook has', async ({page}) => {
    await expectFiltered(page);
  });
});
