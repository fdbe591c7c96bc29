import type {Page} from '@playwright/test';
import {expect, expectAccessible, test} from '../fixtures';

test.use({viewport: {width: 360, height: 740}, hasTouch: true});

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', {name: 'Menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function openMenu(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
}

/** Simulates touches on the open menu. */
async function touch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const left = await menu(page).evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({finished}) => finished));
    return element.getBoundingClientRect().x;
  });
  const start = {x: left + 60, y: 300};
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', right?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: right === undefined ? [] : [{x: start.x + right, y: start.y}],
    });
  await send('touchStart', 0);
  return {
    pull: async (right: number) => {
      for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', right * share);
    },
    letGo: () => send('touchEnd'),
    followed: async () => Math.round((await menu(page).boundingBox())?.x ?? 0) - Math.round(left),
  };
}

test('the menu shows a greeting, links to every page and explains how to close it', async ({page}) => {
  await openMenu(page, '/products');
  for (const text of ['Welcome!', 'Not signed in', 'Swipe right to close']) {
    await expect(menu(page).getByText(text, {exact: true})).toBeVisible();
  }
  const pages = menu(page).getByRole('navigation', {name: 'Main'}).getByRole('link');
  await expect(pages).toHaveText(['Home', 'Products', 'Recipes', 'About', 'Sign In', 'Saved recipes', 'Help']);
  await expect(menu(page).getByRole('link', {name: 'Products'})).toHaveAttribute('aria-current', 'page');
  for (const link of await menu(page).getByRole('link').all()) {
    expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await expectAccessible(page);
  await menu(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/profile');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu shows four dishes, the bundles and the levels of heat', async ({page}) => {
  await openMenu(page, '/about');
  const shelf = menu(page).getByRole('navigation', {name: 'Dishes'});
  await expect(shelf.getByRole('list').first().getByRole('link')).toHaveCount(4);
  for (const picture of await shelf.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true);
  await shelf.getByRole('link', {name: 'Mild dishes', exact: true}).click();
  await expect(page).toHaveURL('/products?heat=mild');
  await expect(menu(page)).toHaveCount(0);
  await menuButton(page).click();
  await shelf.getByRole('link', {name: 'Bundles'}).click();
  await expect(page).toHaveURL('/products?kind=bundle');
  await menuButton(page).click();
  await shelf.getByRole('list').first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('the menu of a signed-out visitor fits on a phone', async ({page}) => {
  await openMenu(page);
  await expect(menu(page).getByText('Swipe right to close')).toBeInViewport();
});

test('Escape, its button and a tap outside close the menu, and the focus returns', {tag: '@gate'}, async ({page}) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await menu(page).getByRole('button', {name: 'Close'}).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.touchscreen.tap(12, 400);
  await expect(menu(page)).toHaveCount(0);
});

test('the page behind the open menu does not scroll', async ({page}) => {
  await openMenu(page);
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
});

test('a swipe of 75 pixels springs back, a longer one closes the menu', async ({page}) => {
  await openMenu(page);
  const short = await touch(page);
  await short.pull(75);
  await expect.poll(short.followed).toBe(75);
  await short.letGo();
  await expect.poll(short.followed).toBe(0);
  const long = await touch(page);
  await long.pull(76);
  await long.letGo();
  await expect(menu(page)).toHaveCount(0);
});

test('a menu that was swiped closed opens in its original position', async ({page}) => {
  await openMenu(page);
  const place = async () => {
    await menu(page).evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
    return Math.round((await menu(page).boundingBox())?.x ?? 0);
  };
  const before = await place();
  const finger = await touch(page);
  await finger.pull(150);
  await finger.letGo();
  await expect(menu(page)).toHaveCount(0);
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await place()).toBe(before);
});

test('closing the menu keeps the scroll position', async ({page}) => {
  await page.goto('/');
  await page.mouse.move(10, 400);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollTop(page)).toBe(600);
  const {x, y, width, height} = (await menuButton(page).boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  // A locator's click would scroll the page first.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  expect(await scrollTop(page)).toBe(600);
});

test('the menu follows the finger up to 150 pixels', async ({page}) => {
  await openMenu(page);
  const finger = await touch(page);
  await finger.pull(110);
  await expect.poll(finger.followed).toBe(110);
  await finger.pull(220);
  await expect.poll(finger.followed).toBe(150);
  await finger.pull(20);
  await finger.letGo();
  await expect.poll(finger.followed).toBe(0);
});

test('Back closes the menu and leaves its page, and Forward does not open it again', async ({page}) => {
  await page.goto('/about');
  await menuButton(page).click();
  await menu(page).getByRole('link', {name: 'Recipes', exact: true}).click();
  await expect(page).toHaveURL('/recipes');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/recipes');
  await expect(menu(page)).toHaveCount(0);
  await page.mouse.move(180, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    expect(await scrollTop(page)).toBeGreaterThan(100);
  }).toPass();
});
