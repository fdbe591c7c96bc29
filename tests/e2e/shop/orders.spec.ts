import {SEED_PEOPLE} from '../../../local/seed/people';
import {guestLink} from '../../support/guest-link';
import {idOfOrder, recordOrders, refundOrder} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {startDatabaseOutage, button, signInByRequest, endFaults, notice} from '../support/account';
import {cardOf, main, orders, SENT, UPS} from '../support/ada-orders';

const {ada} = SEED_PEOPLE;
test('a signed-out shopper is led to the sign-in card and from there to their orders', async ({page, stack}) => {
  await recordOrders(stack.backend, orders(1));
  await page.goto('/orders');
  await expect(page).toHaveURL('/auth?returnTo=%2Forders');
  await expect(notice(page, 'Authentication Required')).toContainText('Please log in to view your orders');
  await signInByRequest(page);
  await page.goto('/orders');
  await expect(page.getByRole('heading', {name: 'Your Orders'})).toBeVisible();
  await expect(page).toHaveTitle('My Orders - Fusion Tiffin');
  await expect(main(page)).toContainText('You have 1 order');
});

test('a shopper pages through their orders and opens one', async ({page, stack}) => {
  await recordOrders(stack.backend, orders(12, SENT));
  await signInByRequest(page);
  await page.goto('/orders');
  await expect(main(page)).toContainText('You have 12 orders');
  await expect(cardOf(page, 1012)).toContainText('Fulfilled');
  await page.getByRole('link', {name: 'Earlier orders'}).click();
  await expect(cardOf(page, 1001)).toBeVisible();
  await expect(cardOf(page, 1012)).toHaveCount(0);
  await page.getByRole('link', {name: 'Newer orders'}).click();
  await expect(cardOf(page, 1012)).toBeVisible();
  await cardOf(page, 1012).getByRole('link', {name: 'View Details'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Order #1012'})).toBeVisible();
  await expect(page).toHaveTitle('Order Detail - Fusion Tiffin');
});

test('an order shows where its parcel is', {tag: '@gate'}, async ({page, stack}) => {
  await recordOrders(stack.backend, orders(1, SENT));
  await signInByRequest(page);
  await page.goto(`/order/${await idOfOrder(stack.backend, 1001)}`);
  await expect(page.getByRole('link', {name: /^Track with UPS/})).toHaveAttribute(
    'href',
    `https://www.ups.com/track?tracknum=${UPS}`,
  );
  const steps = main(page).getByRole('list', {name: 'How far your order is'}).getByRole('listitem');
  await expect(steps).toHaveText([/^Placed/, /^Packed/, /^On the way/, /^Delivered Still to come$/]);
  await expect(main(page).locator('[aria-current="step"]')).toContainText('On the way');
  await main(page).getByText('What happened when').click();
  await expect(main(page).getByRole('listitem').filter({hasText: 'A parcel is packed'})).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main(page)).toContainText('Order Summary');
});

test('an order says what is still to come, what was refunded, and where to ask about it', async ({page, stack}) => {
  const item = {variant_title: null, quantity: 1, price_minor: 799};
  const [parcel] = SENT.fulfillments;
  await recordOrders(
    stack.backend,
    orders(1, {
      items: ['Tikka', 'Palak'].map((title) => ({...item, shopify_line_item_id: title, title})),
      subtotal_minor: 1598,
      shipping_minor: 0,
      total_minor: 1098,
      fulfillment_status: 'partially_fulfilled',
      fulfillments: [{...parcel, items: [{shopify_line_item_id: 'Tikka', quantity: 1}]}],
    }),
  );
  await refundOrder(stack.backend, 1001, {amount_minor: 500, at: '2026-10-03T12:00:00Z'});
  await signInByRequest(page);
  await page.goto('/order/1001');
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({hasText: /^Parcel/}),
  ).toContainText('1 × Tikka');
  await expect(main(page).getByRole('region', {name: 'Still to come'})).toContainText('1 × Palak');
  const summary = main(page).getByRole('region', {name: 'Order Summary'});
  await expect(summary).toContainText(/Refunded\s*−\$5\.00/);
  await expect(summary).not.toContainText('Adjustments');
  await main(page).getByRole('link', {name: 'Problem with this order?'}).click();
  await expect(page.getByRole('textbox', {name: 'Order number (optional)'})).toHaveValue(/1001$/);
  await expect(page.getByRole('combobox', {name: 'What is it about?'})).toHaveValue('order');
});

test('an order is hidden and shown again', async ({page, stack}) => {
  await recordOrders(stack.backend, orders(2));
  await signInByRequest(page);
  await page.goto(`/order/${await idOfOrder(stack.backend, 1001)}`);
  await button(page, 'Hide from my orders').click();
  await expect(main(page)).toContainText('Order #1001 is hidden from your orders.');
  await expect(cardOf(page, 1001)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Undo').click();
  await expect(cardOf(page, 1001)).toBeVisible();
  await expect(main(page)).toContainText('You have 2 orders');
});

test('the Orders tab of the account shows the same list, and its links stay in the account', async ({page, stack}) => {
  await recordOrders(stack.backend, orders(12));
  await signInByRequest(page);
  await page.goto('/profile');
  const recent = main(page).getByRole('region', {name: 'Recent orders'});
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent.getByRole('link', {name: 'All orders'}).click();
  await expect(page).toHaveURL('/profile/orders');
  await expect(page.getByRole('heading', {level: 2, name: 'Your Orders'})).toBeVisible();
  await expect(page).toHaveTitle('My Profile - Fusion Tiffin');
  await page.getByRole('link', {name: 'Earlier orders'}).click();
  await expect(cardOf(page, 1001)).toBeVisible();
  await button(page, 'Refresh').click();
  await expect(page).toHaveURL(/\/profile\/orders\?after=/);
  await cardOf(page, 1001).getByRole('link', {name: 'View Details'}).click();
  await page.getByRole('link', {name: 'Back to orders'}).click();
  await expect(page).toHaveURL('/profile/orders');
  await cardOf(page, 1012).getByRole('link', {name: 'View Details'}).click();
  await button(page, 'Hide from my orders').click();
  await expect(page).toHaveURL(/\/profile\/orders\?hidden=/);
  await expect(cardOf(page, 1012)).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(cardOf(page, 1012)).toBeVisible();
  await expect(page).toHaveURL('/profile/orders');
});

test('buying an order again adds its items to the cart', {tag: '@gate'}, async ({page, stack}) => {
  const product = stack.shop.products[0];
  const items = [
    {
      shopify_line_item_id: '1',
      title: product?.title,
      quantity: 2,
      price_minor: 799,
      variant_id: `gid://shopify/ProductVariant/${44_000_000_000_000 + (product?.number ?? 0)}`,
    },
    {shopify_line_item_id: '2', title: 'Old Favourite', quantity: 1, price_minor: 1},
  ];
  await recordOrders(stack.backend, orders(1, {items}));
  await signInByRequest(page);
  await page.goto(`/order/${await idOfOrder(stack.backend, 1001)}`);
  await button(page, 'Buy it again').dblclick();
  await expect(main(page).getByRole('status').filter({hasText: 'Not everything could be added'})).toContainText(
    'We no longer sell Old Favourite',
  );
  await main(page).getByRole('link', {name: 'View your cart'}).click();
  await expect(main(page)).toContainText(product?.title ?? '');
  const lines = stack.shop.carts().flatMap((cart) => cart.lines);
  expect(lines.map(({quantity}) => quantity)).toEqual([2]);
});

test('orders on screen stay if a refresh fails', async ({page, stack, tolerated}) => {
  tolerated.push(/503/);
  await recordOrders(stack.backend, orders(1));
  await signInByRequest(page);
  await page.goto('/orders');
  await expect(cardOf(page, 1001)).toBeVisible();
  await startDatabaseOutage(stack);
  await button(page, 'Refresh').click();
  await expect(notice(page, 'Failed to fetch orders')).toBeVisible();
  await expect(main(page).getByRole('alert')).toContainText('An error occurred while fetching your orders');
  await expect(cardOf(page, 1001)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({hasText: 'Something went wrong'})).toBeVisible();
  await expectAccessible(page);
  await endFaults(stack);
  const again = main(page).getByRole('link', {name: 'Try Again'});
  // The circuit breaker stays open for some seconds after several failures.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(cardOf(page, 1001)).toBeVisible({timeout: 3_000});
  }).toPass({timeout: 30_000});
});

test('orders on screen stay while the browser is offline', async ({page, context, stack, tolerated}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch|WebSocket/);
  await recordOrders(stack.backend, orders(1));
  await signInByRequest(page);
  await page.goto('/orders', {waitUntil: 'networkidle'});
  await expect(button(page, 'Refresh')).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Refresh').click();
  await expect(notice(page, 'Failed to fetch orders')).toBeVisible();
  await expect(cardOf(page, 1001)).toBeVisible();
  await context.setOffline(false);
  await recordOrders(stack.backend, [{number: 1002, of: ada}]);
  await button(page, 'Refresh').click();
  await expect(cardOf(page, 1002)).toBeVisible();
});

test('a guest link shows its order, and an expired one says so', {tag: '@gate'}, async ({page, stack, tolerated}) => {
  tolerated.push(/404/);
  await recordOrders(stack.backend, [{number: 1001, email: 'guest@example.com'}]);
  await page.goto(`/order/guest/${await guestLink(stack.backend, 1001)}`);
  await expect(page.getByRole('heading', {level: 1, name: 'Order #1001'})).toBeVisible();
  await expect(main(page)).not.toContainText('Pearl Street');
  await page.goto(`/order/guest/${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', {name: 'This link does not work any more'})).toBeVisible();
  await expect(main(page).getByRole('link', {name: 'Contact us'})).toBeVisible();
});

test('another person’s order is not found', async ({page, stack, tolerated}) => {
  tolerated.push(/404/);
  await recordOrders(stack.backend, orders(1));
  await signInByRequest(page, SEED_PEOPLE.ben);
  await page.goto('/order/1001');
  await expect(page.getByRole('heading', {name: 'Order not found'})).toBeVisible();
});

test('the orders work by keyboard alone', {tag: '@gate'}, async ({page, stack}) => {
  await recordOrders(stack.backend, orders(11));
  await signInByRequest(page);
  await page.goto('/orders');
  await page.getByRole('link', {name: 'Earlier orders'}).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page, 1001)).toBeVisible();
  await cardOf(page, 1001).getByRole('link', {name: 'View Details'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Order #1001'})).toBeVisible();
  await button(page, 'Hide from my orders').focus();
  await page.keyboard.press('Space');
  await expect(button(page, 'Undo')).toBeVisible();
});
