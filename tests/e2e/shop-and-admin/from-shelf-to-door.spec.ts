import {SEED_PEOPLE} from '../../../local/seed/people';
import {staff} from '../../support/staff';
import {expect, testWithAccounts as test} from '../fixtures';
import {button, openOtherBrowser, field, notice} from '../support/account';
import {addButton, cartDrawer} from '../support/cart';
import {CARDS, fillCheckout, payWith} from '../support/checkout';
import {expectListeners, signIn} from '../support/live';
import {fulfillmentPanel, openOrderAsStaff} from '../support/staff';

const UPS = '1Z999AA10123456784';

test(
  'a product is bought, fulfilled and delivered, and its order page updates without a reload',
  {tag: '@gate'},
  async ({page: orders, browser, context, stack}) => {
    await signIn(orders, '/orders');
    await expect(orders.getByText('No orders found.')).toBeVisible();
    await expectListeners(stack, 1);

    const shopping = await context.newPage();
    await shopping.goto('/');
    const popular = shopping.getByRole('region', {name: 'Our Most Popular Products'});
    await popular.getByRole('link', {name: 'Palak Paneer'}).click();
    await addButton(shopping, 'Palak Paneer').click();
    await cartDrawer(shopping).getByRole('link', {name: 'Checkout'}).click();
    await fillCheckout(shopping, SEED_PEOPLE.ada.email);
    // Toasts close after some seconds, so each is expected before what causes it.
    const placed = expect(notice(orders, 'New Order')).toContainText('Order #1001 has been placed.');
    await payWith(shopping, CARDS.approved);
    await expect(shopping.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
    await placed;

    const card = orders.getByRole('article').filter({hasText: 'Order #1001'});
    await expect(card.getByText('Unfulfilled', {exact: true})).toBeVisible();

    const [order] = stack.shop.orders();
    if (!order) throw new Error('the shop has no order');
    const desk = await openOtherBrowser(browser, stack);
    await openOrderAsStaff(desk, stack, order.number);
    await desk.getByText('With tracking (optional)').click();
    await field(desk, 'Carrier').selectOption('UPS');
    await field(desk, 'Tracking number').fill(UPS);
    const updated = expect(notice(orders, 'Order Status Updated')).toContainText('Order #1001: Fulfilled');
    await button(desk, 'Mark as Fulfilled').click();
    await expect(notice(desk, 'Order marked as fulfilled')).toBeVisible();
    await desk.context().close();
    await updated;
    await expect(card.getByText('Fulfilled', {exact: true})).toBeVisible();
    await card.getByRole('link', {name: /View Details/}).click();
    await expect(orders.getByRole('link', {name: /^Track with UPS/})).toBeVisible();
    await expect(fulfillmentPanel(orders)).toHaveCount(0);
    const delivered = orders.getByRole('listitem').filter({hasText: 'Delivered'});
    await expect(delivered).toContainText('Still to come');

    await staff(stack.shop).moveOn(order, 'DELIVERED');
    await expect(delivered.locator('time')).toBeVisible();
  },
);
