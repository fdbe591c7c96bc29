import {SEED_PEOPLE} from '../../../local/seed/people';
import {guestLink} from '../../support/guest-link';
import {idOfOrder, recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {recordReviewedOrder, REVIEWED} from '../../support/reviews';
import {expect, expectAccessible} from '../fixtures';
import {askForReset, mailedPath, signInByRequest, signUp} from '../support/account';
import {orders, SENT} from '../support/ada-orders';
import {signedOut, testScreens, type Screens} from '../support/screens';
import {enterAsStaff} from '../support/staff';

const {ada, dana} = SEED_PEOPLE;
const UNKNOWN_TOKEN = 'x'.repeat(43);

const ownPages: Screens = async (page, {backend}) => {
  await recordOrders(backend, orders(12, SENT));
  await recordReviewedOrder(backend, ada);
  await signInByRequest(page);
  await page.goto('/profile/addresses');
  const address = await page.getByRole('link', {name: 'Edit 12 Pearl Street'}).getAttribute('href');
  return [
    '/profile',
    '/profile/password',
    '/profile/email',
    '/profile/privacy',
    '/profile/privacy/delete',
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
    `/order/${await idOfOrder(backend, 1001)}/invoice`,
    '/order/4711',
    REVIEWED.form,
    '/notifications',
    `/order/guest/${await guestLink(backend, 2001)}`,
    `/order/guest/${UNKNOWN_TOKEN}`,
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
    ...['delete', 'email', 'keep'].map((change) => `/account/${change}/${UNKNOWN_TOKEN}`),
    ...['orders', 'reviews'].map((mails) => `/unsubscribe/${mails}/${UNKNOWN_TOKEN}`),
    `/invitation/${UNKNOWN_TOKEN}`,
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
    ...['', '/refund', '/cancel', '/address', '/slip', '/pack'].map((screen) => `/admin/orders/${number}${screen}`),
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
    '/admin/products/8000000000002/pictures',
    '/admin/products/8000000000002/remove',
    `/admin/customers/${ada.number}`,
    `/admin/customers/${ada.number}/privacy`,
    '/admin/staff',
    ...['customers', 'subscribers', 'reviews', 'notifications'].map((screen) => `/admin/${screen}`),
    ...['analytics', 'health', 'security', 'settings'].map((screen) => `/admin/${screen}`),
  ];
};

testScreens('@gate', [
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
      '/tiffin',
      '/tiffin?dish=palak-paneer&dish=desi-goat-curry&dish=southern-spiced-biryani',
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
      `/unsubscribe/${UNKNOWN_TOKEN}`,
    ),
  ],
  ['pages behind mailed links', mailedLinks],
  ['pages of an account', ownPages],
  ['orders and notifications', ownOrders],
  ['pages of the order desk', orderDesk],
  ['other pages of staff', otherStaffPages],
]);
