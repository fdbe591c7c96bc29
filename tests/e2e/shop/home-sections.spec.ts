import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const SECTIONS = [
  'Authentic Indian Meals in 15 Minutes',
  'Our Most Popular Products',
  'How It Works',
  'Five of us, and one tiffin',
  'How hot do you like it?',
  'What Our Customers Say',
  'What’s in the pack',
  'Build your tiffin',
  'From our kitchen, and yours',
  'Get 20% off your order',
];

/** Returns the headings of the sections; the offers above them have none, and the prompt to sign in below is no part of the page. */
const readHeadings = (page: Page) =>
  page
    .getByRole('main')
    .locator('section:not(section section)')
    .evaluateAll((sections) => sections.flatMap((each) => each.querySelector('h1, h2')?.textContent ?? []))
    .then((headings) => headings.filter((heading) => !heading.startsWith('One tap')));

test('the home page has ten sections, without press if the merchant has entered none', async ({page}) => {
  await page.goto('/');
  await expect.poll(() => readHeadings(page)).toEqual(SECTIONS);
});

test('the steps have pictures on phones, and a clip beside them on wide screens', async ({page}) => {
  const steps = page.getByRole('region', {name: 'How It Works'}).getByRole('listitem');
  const pictures = steps.locator('.tiffin-tiers').filter({visible: true});
  for (const [width, count] of [
    [360, 3],
    [768, 3],
    [1280, 0],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.goto('/');
    await expect(steps).toHaveCount(3);
    await expect(pictures).toHaveCount(count);
  }
});

test('a card has the line of the merchant from tablets up, uncut', async ({page}) => {
  const line = page.getByText('Cracked black pepper and toasted coconut').first();
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/products');
  await expect(line).toBeHidden();
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect(line).toBeVisible();
    expect(await line.evaluate((text) => text.scrollHeight <= text.clientHeight)).toBe(true);
  }
});
