import {SEED_PEOPLE} from '../../../local/seed/people';
import {placeOrder} from '../../support/place-order';
import {expect, testWithAccounts as test} from '../fixtures';
import {enterCode, notice, ownProfile} from './account';
import {addButton, cartDrawer} from './cart';
import {CARDS, fillCheckout, payWith} from './checkout';
import {expectListeners} from './live';

const {elena} = SEED_PEOPLE;

/**
 * Registers the journeys that must work in every store; the file selects the store by `test.use({profile})`.
 * @param details the tag of the journey through signing in, webhooks and live updates
 */
export function addStoreJourneys(details: {readonly tag?: '@gate'} = {}): void {
  test('a guest buys a dish at the checkout of the store', async ({page, stack}) => {
    await page.goto('/products');
    await page.getByRole('link', {name: 'Palak Paneer'}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'Palak Paneer'})).toBeVisible();
    await addButton(page, 'Palak Paneer').click();
    await cartDrawer(page).getByRole('link', {name: 'Checkout'}).click();
    await expect(page).toHaveURL((url) => url.origin === stack.shop.shop.config.checkoutOrigin);
    await fillCheckout(page);
    await payWith(page, CARDS.approved);
    await expect(page.getByRole('heading', {name: 'Thank you, Ada!'})).toBeVisible();
    await page.getByRole('link', {name: 'Continue shopping'}).click();
    await expect(page).toHaveURL(`${stack.origin}/`);
  });

  test('a shopper signs in with a mailed code and is led back', async ({page, stack}) => {
    await page.goto('/auth?returnTo=/products');
    await enterCode(page, stack, elena);
    await expect(page).toHaveURL('/products');
    await expect(ownProfile(page)).toBeVisible();
  });

  test('an order appears on an open page, reported by the webhooks of the store', details, async ({page, stack}) => {
    await page.goto('/auth?returnTo=/orders');
    await enterCode(page, stack, elena);
    await expect(page.getByText('No orders found.')).toBeVisible();
    await expectListeners(stack, 1);
    placeOrder(stack.shop, {customer: elena});
    await expect(notice(page, 'New Order')).toContainText('Order #1001 has been placed.');
    const order = page.getByRole('article').filter({hasText: 'Order #1001'});
    await order.getByRole('link', {name: /View Details/}).click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('#1001');
    await expect(page.getByText('Chicken Tikka Masala').first()).toBeVisible();
  });
}
