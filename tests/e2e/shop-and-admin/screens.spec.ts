import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {guestLink} from '../../support/guest-link';
import {idOfOrder, recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {askForReset, mailedPath, signInByRequest, signUp} from '../support/account';
import {orders, SENT} from '../support/ada-orders';
import {enterAsStaff} from '../support/staff';

const {ada, dana} = SEED_PEOPLE;

interface View {
  readonly theme: 'light' | 'dark';
  /** In pixels. */
  readonly width: number;
}

/** Each theme and each width is in the gate; the other pairs are checked with all journeys. The first view gets every rule. */
const RUNS: readonly {readonly details: {tag?: string}; readonly views: readonly View[]}[] = [
  {
    details: {tag: '@gate'},
    views: [
      {theme: 'light', width: 1280},
      {theme: 'dark', width: 360},
    ],
  },
  {
    details: {},
    views: [
      {theme: 'light', width: 360},
      {theme: 'dark', width: 1280},
    ],
  },
];

/** The rules of axe whose result depends on colors or on the width alone: another view of the same document needs no others. */
const VIEW_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** Returns the paths of screens after creating what they show. */
type Screens = (page: Page, stack: StackWithBackend) => Promise<readonly string[]>;
const signedOut =
  (...paths: readonly string[]): Screens =>
  () =>
    Promise.resolve(paths);

const ownPages: Screens = async (page, {backend}) => {
  await recordOrders(backend, orders(12, SENT));
  await recordReviewedOrder(backend, ada);
  await signInByRequest(page);
  await page.goto('/profile/addresses');
  const address = await page.getByRole('link', {name: 'Edit 12 Pearl Street'}).getAttribute('href');
  return [
    '/profile',
    '/profile/password',
    '/profile/orders',
    '/profile/reviews',
    '/profile/subscriptions',
    '/profile/addresses',
    '/profile/addresses/new',
    address ?? '',
    `${address}/remove`,
    '/account/link',
  ];
};

const ownOrders: Screens = async (page, {backend}) => {
  await recordOrders(backend, orders(12, SENT));
  await recordOrders(backend, [{number: 2001, email: 'guest@example.com'}]);
  await recordReviewedOrder(backend, ada);
  await signInByRequest(page);
  return [
    '/orders',
    `/order/${await idOfOrder(backend, 1001)}`,
    '/order/4711',
    REVIEWED.form,
    '/notifications',
    `/order/guest/${await guestLink(backend, 2001)}`,
    `/order/guest/${'x'.repeat(43)}`,
  ];
};

const mailedLinks: Screens = async (page, stack) => {
  await page.goto('/auth?tab=sign-up');
  await signUp(page, 'Dana', dana.email);
  await expect(page.getByText('Check your mail')).toBeVisible();
  await expectAccessible(page);
  return [
    await askForReset(page, stack, ada),
    '/account/reset/7/x%20y',
    await mailedPath(stack, dana.email, '/account/activate/'),
    '/account/activate/7',
    await mailedPath(stack, dana.email, '/_t/c/v3/'),
    '/auth/callback',
  ];
};

const orderDesk: Screens = async (page, stack) => {
  const {number} = placeOrder(stack.shop, {customer: ada});
  await recordOrders(stack.backend, [
    {number, of: ada, ship_by: '2026-10-03', note: 'Happy Diwali!'},
    {number: 4001, of: ada, fulfillment_status: 'fulfilled'},
  ]);
  await enterAsStaff(page, stack);
  return [
    '/admin',
    '/admin/orders',
    ...['', '/refund', '/cancel', '/slip', '/pack'].map((screen) => `/admin/orders/${number}${screen}`),
    '/admin/tracking',
    '/admin/tracking/import',
    '/admin/search?q=ada',
  ];
};

const otherStaffPages: Screens = async (page, stack) => {
  await recordReviewedOrder(stack.backend, ada);
  await enterAsStaff(page, stack);
  return [
    '/admin/products',
    '/admin/products/new',
    '/admin/products/8000000000002',
    '/admin/products/8000000000002/remove',
    ...['customers', 'subscribers', 'reviews', 'notifications'].map((screen) => `/admin/${screen}`),
    ...['analytics', 'health', 'security', 'settings'].map((screen) => `/admin/${screen}`),
  ];
};

const GROUPS: readonly (readonly [what: string, screens: Screens])[] = [
  [
    'pages of the shop',
    signedOut(
      '/',
      '/products',
      '/products?heat=mild&heat=hot&sort=name',
      '/products?kind=bundle&heat=mild',
      '/collections',
      '/collections/bundles',
      '/product/palak-paneer',
      '/product/ultimate-desi-sampler',
      '/cart',
    ),
  ],
  [
    'pages for searching and cooking',
    signedOut(
      '/search',
      '/search?q=desi&heat=Medium&sort=price-down',
      '/search?q=sushi',
      '/recipes',
      '/recipes/palak-paneer',
      '/recipes/desi-comfort-trio',
      '/recipes/palak-paneer/cook',
      '/recipes/saved',
    ),
  ],
  [
    'pages of text',
    signedOut(
      '/about',
      '/about?tab=science',
      '/contact',
      '/faqs',
      '/shipping-returns',
      '/privacy-policy',
      '/terms-of-service',
      '/pages/landing-page',
      '/blogs',
      '/blogs/journal',
      '/blogs/journal/how-hot-is-hot',
    ),
  ],
  [
    'forms of signed-out visitors',
    signedOut('/auth', '/auth?tab=sign-up', '/profile', '/account/recover', '/account/recover?sent'),
  ],
  [
    'pages with an error',
    signedOut(
      '/nowhere',
      '/products/no-such-dish',
      '/product/no-such-dish',
      '/cart/dal:2',
      '/discount/REDWHITECURRY',
      `/unsubscribe/${'x'.repeat(43)}`,
    ),
  ],
  ['pages behind mailed links', mailedLinks],
  ['pages of an account', ownPages],
  ['orders and notifications', ownOrders],
  ['pages of the order desk', orderDesk],
  ['other pages of staff', otherStaffPages],
];

const PHONE_WIDTH = 360;

/** Expects a screen without violations and no wider than its window, on a phone even with text of twice the size. */
async function expectWellMade(page: Page, path: string, views: readonly View[]): Promise<void> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading', {level: 1}), path).toHaveCount(1);
  await page.evaluate(() => {
    // Lays out sections out of sight, as an idle browser does.
    delete document.documentElement.dataset.lateLayout;
    document.querySelectorAll<HTMLDetailsElement>('main details').forEach((details) => (details.open = true));
  });
  for (const [at, {theme, width}] of views.entries()) {
    await page.setViewportSize({width, height: 800});
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `${path} is wider than ${width} pixels`).toBeLessThanOrEqual(0);
    await page.evaluate((chosen) => (document.documentElement.dataset.theme = chosen), theme);
    await expectAccessible(page, at === 0 ? undefined : VIEW_RULES);
  }
  await page.setViewportSize({width: PHONE_WIDTH, height: 800});
  const enlarged = await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Without transitions, also those of 1 ms for reduced motion, the sizes are measured at once.
    sheet.replaceSync('html {font-size: 200%} * {transition: none !important}');
    document.adoptedStyleSheets.push(sheet);
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect.soft(enlarged, `${path} is wider than a phone with text of twice the size`).toBeLessThanOrEqual(0);
}

test.use({reducedMotion: 'reduce'});
// A journey opens many screens.
test.beforeEach(({tolerated}, info) => {
  tolerated.push(/status of 4(00|04|10)/);
  info.setTimeout(4 * info.timeout);
});

for (const {details, views} of RUNS)
  for (const [what, screens] of GROUPS)
    test(
      `${what} are accessible, ${views.map(({theme, width}) => `${theme} at ${width} pixels`).join(' and ')}`,
      details,
      async ({page, stack}) => {
        for (const path of await screens(page, stack)) await test.step(path, () => expectWellMade(page, path, views));
      },
    );
