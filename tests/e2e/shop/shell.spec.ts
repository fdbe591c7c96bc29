import type {Page} from '@playwright/test';
import {expect, test} from '../fixtures';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';
import {openSearch} from '../support/search';

const header = (page: Page) => page.getByRole('banner');
const mainLink = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', {name, exact: true});
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const styleOf = (page: Page, property: 'backdropFilter' | 'backgroundColor') =>
  header(page).evaluate((element, name) => getComputedStyle(element)[name], property);

test('the header blurs content beneath it after 10 pixels, and is solid on the product list', async ({page}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(() => window.scrollTo(0, 10));
  await expect.poll(() => scrollTop(page)).toBe(10);
  expect(await styleOf(page, 'backdropFilter')).toBe('none');
  await page.evaluate(() => window.scrollTo(0, 11));
  await expect.poll(() => styleOf(page, 'backdropFilter')).toContain('blur');
  await page.goto('/products');
  await waitForHydration(page);
  const ground = await styleOf(page, 'backgroundColor');
  expect(ground).not.toMatch(/\/|rgba|transparent/);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => scrollTop(page)).toBe(300);
  expect(await styleOf(page, 'backgroundColor')).toBe(ground);
  expect(await styleOf(page, 'backdropFilter')).toBe('none');
});

test.describe('before the scripts of a page run', () => {
  test.use({hydrates: false});

  test('the header is solid above a page that scrolls, and so is the buy bar', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/product/palak-paneer', {waitUntil: 'commit'});
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    for (const bar of [header(page), page.getByRole('region', {name: 'Buy'})]) {
      await expect(bar).toBeInViewport({ratio: 1});
      await expect(bar).not.toHaveCSS('background-color', /\/|rgba|transparent/);
    }
  });
});

test('the entry of the current page is highlighted, and Products on a product page', async ({page}) => {
  for (const [path, name, current] of [
    ['/', 'Home', 'page'],
    ['/products', 'Products', 'page'],
    ['/product/palak-paneer', 'Products', 'true'],
    ['/recipes', 'Recipes', 'page'],
    ['/about', 'About', 'page'],
  ] as const) {
    await page.goto(path);
    await expect(mainLink(page, name)).toHaveAttribute('aria-current', current);
    await expect(header(page).getByRole('navigation').locator('[aria-current]')).toHaveCount(1);
  }
  await header(page).getByRole('link', {name: 'Sign In'}).click();
  await expect(page).toHaveURL('/profile');
  await header(page).getByRole('link', {name: 'Fusion Tiffin'}).click();
  await expect(page).toHaveURL('/');
});

test('the footer describes the shop and links to company, support and social networks', async ({page}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [column, links] of [
    [
      'Company',
      [
        ['Our Story', '/about'],
        ['Contact Us', '/contact'],
      ],
    ],
    [
      'Support',
      [
        ['FAQs', '/faqs'],
        ['Shipping & Returns', '/shipping-returns'],
        ['Privacy Policy', '/privacy-policy'],
        ['Terms of Service', '/terms-of-service'],
      ],
    ],
  ] as const) {
    const found = footer.getByRole('navigation', {name: column}).getByRole('link');
    await expect(found).toHaveText(links.map(([title]) => title));
    for (const [place, [, href]] of links.entries()) await expect(found.nth(place)).toHaveAttribute('href', href);
  }
  await expect(footer.getByRole('link', {name: /opens in a new tab/})).toHaveCount(2);
  await expect(footer.getByText(`© ${new Date().getFullYear()} Fusion Tiffin`)).toBeVisible();
});

test('a missing page has a title, and so has a missing product', async ({page, tolerated}) => {
  tolerated.push(/status of 404/);
  for (const [path, title] of [
    ['/no/such/page', 'Page Not Found - Fusion Tiffin'],
    ['/product/no-such-dish', 'Product Detail - Fusion Tiffin'],
    ['/products/no-such-dish', 'Product Detail - Fusion Tiffin'],
    ['/login', 'Login - Fusion Tiffin'],
    ['/auth', 'Login - Fusion Tiffin'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test.describe('a hash in the URL', () => {
  const target = (page: Page) => page.getByRole('heading', {name: 'How It Works'});

  test('scrolls its target into view below the header', async ({page}) => {
    await page.goto('/#how-it-works');
    await expect(target(page)).toBeInViewport();
    const [box, bar] = [await target(page).boundingBox(), await header(page).boundingBox()];
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
  });

  test('without a target leaves the page at its top', async ({page}) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.goto('/#no-such-place');
    await waitForHydration(page);
    await expect(target(page)).not.toBeInViewport();
    expect(await scrollTop(page)).toBe(0);
  });

  test('does not change the scroll position on Back', async ({page}) => {
    await page.goto('/#how-it-works');
    await expect(target(page)).toBeInViewport();
    await page.getByRole('link', {name: 'Shop Now'}).click();
    await expect(page).toHaveURL('/products');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.clock.install();
    await page.goBack();
    await expect(page.getByRole('link', {name: 'Shop Now'})).toBeInViewport();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('link', {name: 'Shop Now'})).toBeInViewport();
  });

  test('scrolls smoothly from a plain link and opens the accordion around its target', async ({page}) => {
    await page.goto('/about');
    await waitForHydration(page);
    // A merchant's page text may contain links like this one.
    await page.getByRole('main').evaluate((main) => {
      main.insertAdjacentHTML('afterbegin', '<a href="#plain-target">Read the answer</a>');
      main.insertAdjacentHTML(
        'beforeend',
        '<div style="height:3000px"></div><details><summary>Question</summary><p id="plain-target">The answer</p></details>',
      );
    });
    await page.getByRole('link', {name: 'Read the answer'}).click();
    await expect(page).toHaveURL('/about#plain-target');
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'smooth');
    await expect(page.getByText('The answer', {exact: true})).toBeInViewport();
  });

  test('does not break the page if it cannot be decoded', async ({page}) => {
    await page.goto('/#%E0%A4%A');
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentic Indian Meals in 15 Minutes');
    await page.evaluate(() => (window.location.hash = '#%FF'));
    await mainLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('every page works in a browser without storage', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'] as const)
      Object.defineProperty(window, name, {configurable: true, get: refuse});
    Object.defineProperty(Document.prototype, 'cookie', {configurable: true, get: refuse, set: refuse});
  });
  for (const path of ['/', '/products', '/product/palak-paneer', '/search?q=curry', '/cart', '/faqs']) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', {name: 'Dismiss this offer'}).click();
  await expect(page.getByRole('region', {name: 'Offers'})).toHaveCount(0);
  await mainLink(page, 'Products').click();
  await expect(page).toHaveURL('/products');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await waitForHydration(page);
  await addButton(page, 'Palak Paneer').click();
  await expect(page.getByText('Your browser blocks cookies').first()).toBeVisible();
});

test('Back closes an open overlay, and the page scrolls again', {tag: '@gate'}, async ({page}) => {
  await page.goto('/about');
  await waitForHydration(page);
  await mainLink(page, 'Products').click();
  await expect(page).toHaveURL('/products');
  await addButton(page, 'Palak Paneer').click();
  await expect(cartDrawer(page)).toBeVisible();
  await page.goBack();
  await expectBareAbout(page);
  await openSearch(page);
  await page.goForward();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expectBareAbout(page);
});

async function expectBareAbout(page: Page) {
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the header links to the cart, the profile and every page', async ({page}) => {
    await page.goto('/about');
    await header(page).getByRole('link', {name: 'cart'}).click();
    await expect(page).toHaveURL('/cart');
    await header(page).getByRole('link', {name: 'Search'}).click();
    await expect(page).toHaveURL('/search');
    await mainLink(page, 'Recipes').click();
    await expect(page).toHaveURL('/recipes');
    await page.setViewportSize({width: 360, height: 740});
    for (const [name, path] of [
      ['Products', '/products'],
      ['Mild dishes', '/products?heat=mild'],
      ['Help', '/faqs'],
      ['Sign In', '/profile'],
    ] as const) {
      await header(page).getByRole('group').locator('summary').click();
      await header(page).getByRole('navigation', {name: 'Menu'}).getByRole('link', {name}).click();
      await expect(page).toHaveURL(path);
    }
  });
});
