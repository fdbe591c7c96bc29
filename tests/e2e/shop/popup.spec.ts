import type {Page} from '@playwright/test';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {waitForHydrationOf} from '../support/hydration';
import {searchField, searchLink} from '../support/search';
import {MAX_LAYOUT_SHIFT, trackLayoutShift} from '../support/shift';

test.use({hasPopup: true});

const ADA = 'ada.king@example.com';
const FLAG = 'email-popup';
const BEFORE_MS = 9_500;
const AFTER_MS = 1_500;

const popup = (page: Page) => page.getByRole('dialog', {name: 'Get 20% off your order'});
const field = (page: Page) => popup(page).getByRole('textbox', {name: 'Email address'});
const submit = (page: Page) => popup(page).getByRole('button', {name: 'Get my 20% code'});
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({hasText: text});
const flag = (page: Page) => page.evaluate((name) => localStorage.getItem(name), FLAG);

/** Opens the home page with a clock that stands still, and waits for the section that starts the timer. */
async function openHome(page: Page) {
  await page.clock.install({time: '2026-06-01T12:00:00Z'});
  // The clock stops before the page loads, so that loading does not count as time on the page.
  await page.clock.pauseAt('2026-06-01T12:00:01Z');
  await page.goto('/');
  await waitForHydrationOf(page.locator('#sign-up-email'));
}

async function openPopup(page: Page) {
  await openHome(page);
  await page.clock.runFor(BEFORE_MS + AFTER_MS);
  await expect(popup(page)).toBeVisible();
  // Toasts need time that passes.
  await page.clock.resume();
}

test('the popup opens after ten seconds, with code that is loaded then, and shifts nothing', async ({page}) => {
  const shift = await trackLayoutShift(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openHome(page);
  await page.clock.runFor(BEFORE_MS);
  await expect(popup(page)).toBeHidden();
  expect(scripts.filter((url) => url.includes('SubscribePopup'))).toEqual([]);
  await page.clock.runFor(AFTER_MS);
  await expect(popup(page)).toBeVisible();
  expect(scripts.some((url) => url.includes('SubscribePopup'))).toBe(true);
  await page.clock.resume();
  await expectAccessible(page);
  expect(await shift()).toBeLessThan(MAX_LAYOUT_SHIFT);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => popup(page).getByRole('button', {name: 'Close'}).click()],
  ['No thanks', (page: Page) => popup(page).getByRole('button', {name: "No thanks, I'll pay full price"}).click()],
] as const)
  test(`the popup closes by ${how}, returns the focus and does not come back`, async ({page}) => {
    await openHome(page);
    const shopNow = page.getByRole('link', {name: 'Shop Now'});
    await shopNow.focus();
    await page.clock.runFor(BEFORE_MS + AFTER_MS);
    await expect(popup(page)).toBeVisible();
    // The focus returns in a moment, which needs time that passes.
    await page.clock.resume();
    await close(page);
    await expect(popup(page)).toBeHidden();
    await expect(shopNow).toBeFocused();
    expect(await flag(page)).toBe('shown');
    await page.reload();
    await waitForHydrationOf(page.locator('#sign-up-email'));
    await page.clock.runFor(2 * BEFORE_MS);
    await expect(popup(page)).toBeHidden();
  });

test('the popup has a picture of its own', async ({page}) => {
  await openPopup(page);
  await expect(popup(page).locator('img')).toHaveAttribute('src', /tiffin-offer/);
});

test('signing up shows the welcome, closes the popup and mails a link', {tag: '@gate'}, async ({page, stack}) => {
  await openPopup(page);
  await field(page).fill(ADA);
  await submit(page).click();
  await expect(toast(page, 'Welcome to Fusion Tiffin!')).toContainText('Check your email for your 20% discount code!');
  await expect(popup(page)).toBeHidden();
  expect(await flag(page)).toBe('shown');
  await expect.poll(async () => (await stack.shop.mails(ADA)).length).toBe(1);
});

test('a known address is told so, and the popup closes', async ({page}) => {
  await page.request.post('/subscribe', {form: {email: ADA}, headers: {'Sec-Fetch-Site': 'same-origin'}});
  await openPopup(page);
  await field(page).fill(ADA);
  await field(page).press('Enter');
  await expect(toast(page, 'Already Registered')).toContainText("You're already on our list!");
  await expect(popup(page)).toBeHidden();
  expect(await flag(page)).toBe('shown');
});

test('an address without an at sign is refused at once, and the focus stays', async ({page}) => {
  await openPopup(page);
  await field(page).fill('ada');
  await submit(page).click();
  await expect(toast(page, 'Invalid Email')).toContainText('Please enter a valid email address.');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(await flag(page)).toBeNull();
});

test('an outage keeps the address, and the popup stays', async ({page, stack, tolerated}) => {
  tolerated.push(/503/);
  await openPopup(page);
  await stack.backend.fault({path: '/rest/v1/*', mode: 'status', status: 503});
  await field(page).fill(ADA);
  await submit(page).click();
  await expect(toast(page, 'Oops! Something went wrong')).toContainText('Please try again or contact support.');
  await expect(field(page)).toHaveValue(ADA);
  expect(await flag(page)).toBeNull();
});

test('the popup waits while the visitor types', async ({page}) => {
  await openHome(page);
  const inPage = page.locator('#sign-up-email');
  await inPage.focus();
  await page.clock.runFor(BEFORE_MS + AFTER_MS);
  await expect(popup(page)).toBeHidden();
  await inPage.blur();
  await page.clock.runFor(AFTER_MS);
  await expect(popup(page)).toBeVisible();
});

test('the popup waits while another dialog is open', async ({page}) => {
  await openHome(page);
  await searchLink(page).click();
  await expect(searchField(page)).toBeVisible();
  await page.clock.runFor(BEFORE_MS + AFTER_MS);
  await expect(popup(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.clock.runFor(AFTER_MS);
  await expect(searchField(page)).toBeHidden();
  await expect(popup(page)).toBeVisible();
});

test('whoever has signed up in the page is not asked again, and a double click signs up once', async ({page}) => {
  await page.goto('/');
  await waitForHydrationOf(page.locator('#sign-up-email'));
  await page.locator('#sign-up-email').fill(ADA);
  await page.getByRole('main').getByRole('button', {name: 'Get my 20% code'}).dblclick();
  await expect(page.getByRole('heading', {name: 'Welcome to Fusion Tiffin!'})).toBeVisible();
  await expect.poll(() => flag(page)).toBe('shown');
});

test.describe('beside Google’s prompt', () => {
  test.use({hasPrompt: true});

  test('the popup waits while the prompt is in view', async ({page}) => {
    const prompt = page.locator('iframe[title="Sign in with Google"]');
    await openHome(page);
    await page.clock.runFor(BEFORE_MS / 2);
    await expect(prompt).toBeVisible();
    await prompt.evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
    await page.clock.runFor(BEFORE_MS);
    await expect(popup(page)).toBeHidden();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await page.clock.runFor(AFTER_MS);
    await expect(popup(page)).toBeVisible();
  });
});

test('without storage the popup comes once per page load', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await openPopup(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await page.getByRole('link', {name: 'Products', exact: true}).first().click();
  await expect(page).toHaveURL(/products/);
  await page.goBack();
  await waitForHydrationOf(page.locator('#sign-up-email'));
  await page.clock.runFor(2 * BEFORE_MS);
  await expect(popup(page)).toBeHidden();
});

test('on a phone the popup leaves a part of the page in view and fits', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openPopup(page);
  const box = await popup(page).boundingBox();
  expect(box?.y).toBeGreaterThan(740 * 0.15);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(741);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the form in the page signs up, confirms and unsubscribes', async ({page, stack}) => {
    await page.goto('/');
    await page.locator('#sign-up-email').fill(ADA);
    await page.getByRole('button', {name: 'Get my 20% code'}).click();
    await expect(page.getByRole('heading', {name: 'Welcome to Fusion Tiffin!'})).toBeVisible();
    await expect.poll(async () => (await stack.shop.mails(ADA)).length).toBe(1);
    const links = (await stack.shop.mails(ADA))[0]?.links ?? [];
    await page.goto(links.find((link) => link.includes('/confirm/')) ?? '');
    await page.getByRole('button', {name: 'Confirm my address'}).click();
    await expect(page.getByText(/^WELCOME-\w{5}-\w{5}$/)).toBeVisible();
    await page.goto(links.find((link) => link.includes('/unsubscribe/')) ?? '');
    await page.getByRole('button', {name: 'Unsubscribe'}).click();
    await expect(page.getByRole('heading', {name: 'You are unsubscribed'})).toBeVisible();
  });
});
