import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';

const cards = (page: Page) => page.getByRole('list', {name: 'What Our Customers Say'});
const scrolled = (page: Page) => cards(page).evaluate((list) => Math.round(list.scrollLeft));
const stepOf = (page: Page) =>
  cards(page).evaluate((list) => {
    const [first, second] = Array.from(list.children, (card) => (card as HTMLElement).offsetLeft);
    return (second ?? 0) - (first ?? 0);
  });
/** The carousel starts when its code has been loaded and it is on the screen. */
const control = (page: Page, verb: 'Pause' | 'Play' | 'Next' | 'Previous') =>
  page.getByRole('button', {name: `${verb}: What Our Customers Say`});
test.beforeEach(async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('email-popup', 'shown'));
});

const show = async (page: Page) => {
  await page.goto('/');
  await cards(page).scrollIntoViewIfNeeded();
  await expect(control(page, 'Next')).toBeVisible();
};

test('testimonials move on every 4 s, loop, and pause by their button', async ({page}) => {
  await page.clock.install();
  await show(page);
  await page.mouse.move(2, 2);
  const step = await stepOf(page);
  await page.clock.runFor(4_100);
  await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(step - 2);
  await control(page, 'Pause').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(2_000);
  const before = await scrolled(page);
  await page.clock.runFor(9_000);
  expect(await scrolled(page)).toBe(before);
  await control(page, 'Play').click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(4_100);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
  await cards(page).evaluate((list) => list.scrollTo({left: list.scrollWidth, behavior: 'instant'}));
  await page.clock.runFor(4_100);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('testimonials hold while the pointer is over them, and stop when the visitor scrolls', async ({page}) => {
  await page.clock.install();
  await show(page);
  await cards(page).hover();
  await page.clock.runFor(9_000);
  expect(await scrolled(page)).toBe(0);
  await page.mouse.wheel(10, 0);
  await page.mouse.move(2, 2);
  await expect(control(page, 'Play')).toBeVisible();
  await control(page, 'Next').click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
});

test('testimonials can be scrolled by keyboard', async ({page}) => {
  await show(page);
  await cards(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  await expect(control(page, 'Play')).toBeVisible();
});

test('testimonials stand still with reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await show(page);
  await expect(control(page, 'Pause')).toBeHidden();
  await page.clock.runFor(9_000);
  expect(await scrolled(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a long review opens and closes, and all thirteen can be reached', async ({page}) => {
    await page.goto('/');
    await expect(cards(page).getByRole('listitem')).toHaveCount(13);
    const card = cards(page).getByRole('listitem').filter({hasText: 'Tom W.'});
    await expect(card.getByText(/\.\.\.$/)).toBeVisible();
    await card.getByText('Read More').click();
    await expect(card.getByText(/popular with my in-laws\.$/)).toBeVisible();
    await card.getByText('Read Less').click();
    await expect(card.getByText(/popular with my in-laws\.$/)).toBeHidden();
  });
});
