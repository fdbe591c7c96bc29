import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, enterCode} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {waitForHydration} from '../support/hydration';
import {signedOut, testScreens, type Screens} from '../support/screens';
import {enterAdmin} from '../support/staff';

const {ada, elena} = SEED_PEOPLE;

test.use({profile: 'market'});

const filledCart: Screens = async (page) => {
  const products: readonly (readonly [path: string, title: string])[] = [
    ['masala-dabba-starter-set', 'Masala Dabba Starter Set'],
    ['dabba-refills', 'Dabba Refills'],
  ];
  for (const [path, title] of products) {
    await page.goto(`/product/${path}`);
    await waitForHydration(page);
    await addButton(page, title).click();
    await expect(cartDrawer(page).getByRole('link', {name: title}).first()).toBeVisible();
  }
  return ['/cart'];
};

const subscriptions: Screens = async (page, stack) => {
  placeOrder(stack.shop, {customer: elena, lines: [{catalogId: 'm7', quantity: 1, sellingPlanNumber: 105}]});
  stack.shop.changeContracts({status: 'CANCELLED'});
  placeOrder(stack.shop, {customer: elena, lines: [{catalogId: 'm6', quantity: 2, sellingPlanNumber: 102}]});
  await page.goto('/auth?returnTo=/profile/subscriptions');
  await enterCode(page, stack, elena);
  const cancel = page.getByRole('link', {name: 'Cancel subscription: House Chai - Tin'});
  await expect(cancel).toBeVisible();
  return ['/profile/subscriptions', (await cancel.getAttribute('href')) ?? ''];
};

const batches: Screens = async (page, stack) => {
  const orders = [1, 2].map(() => placeOrder(stack.shop, {customer: ada, lines: [{catalogId: 'm4', quantity: 2}]}));
  await recordOrders(
    stack.backend,
    orders.map(({number}, at) => ({number, of: ada, ship_by: `2026-10-0${at + 1}`})),
  );
  await enterAdmin(page, stack, '/admin/orders');
  await waitForHydration(page);
  await button(page, 'Choose all 2 shown').click();
  await button(page, 'Pick list').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Pick list'})).toBeVisible();
  const pickList = new URL(page.url()).pathname;
  const batch = pickList.replace(/\/pick-list$/, '');
  return [
    pickList,
    batch,
    `${batch}/slips`,
    `${batch}/ship`,
    '/admin/orders/batch',
    '/admin/products/8000000100001/variants',
  ];
};

testScreens(null, [
  [
    'products with options, plans, parts and rules',
    signedOut(
      '/collections/spice-market',
      '/product/paneer-makhani',
      '/product/masala-dabba?Finish=Copper',
      '/product/gift-card',
      '/product/chai-kulhad',
      '/product/chai-kulhad-indigo',
      '/product/masala-dabba-starter-set',
      '/product/house-chai?Pack=Tin',
      '/product/masala-of-the-month',
      '/product/dabba-refills',
      '/product/kashmiri-saffron-chai',
    ),
  ],
  ['a cart with a bundle and a rule', filledCart],
  ['subscriptions', subscriptions],
  ['batches and variants', batches],
]);
