import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import type {StackWithBackend} from '../../support/stack';
import {webhooksOf} from '../../support/webhooks';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, card, enterCode, signInLink} from '../support/account';
import {expectListeners} from '../support/live';

const {elena} = SEED_PEOPLE;

test.beforeEach(async ({stack}) => void (await webhooksOf(stack.shop).setBehavior({drop: 1})));

const main = (page: Page) => page.getByRole('main');
const history = (page: Page) => page.getByRole('region', {name: 'From your order history'});

/** Creates this many orders of Elena at Shopify only, numbered from 1001. */
const buy = ({shop}: StackWithBackend, count: number) =>
  Array.from({length: count}, () => placeOrder(shop, {customer: elena}));

async function enterWithCode(page: Page, stack: StackWithBackend, returnTo: string) {
  await page.goto(`/auth?returnTo=${returnTo}`);
  await enterCode(page, stack, elena);
  await expect(page).toHaveURL(returnTo);
}

test(
  'a customer who signed in with a code pages through the orders that only Shopify has',
  {tag: '@gate'},
  async ({page, stack}) => {
    const [oldest] = buy(stack, 12);
    await enterWithCode(page, stack, '/profile/orders');
    await expect(history(page).getByRole('listitem')).toHaveCount(10);
    await expect(history(page).getByRole('listitem').first()).toContainText('Order #1012PaidUnfulfilled');
    await expectAccessible(page);
    await history(page).getByRole('link', {name: 'Show older ones'}).click();
    await expect(history(page).getByRole('listitem')).toHaveCount(2);
    await expect(history(page).getByRole('link', {name: /^View in Shopify Order #1001/})).toHaveAttribute(
      'href',
      new RegExp(`^${stack.shop.origin}/.*${oldest?.token}`),
    );
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await history(page).getByRole('link', {name: 'Back to the newest'}).click();
    await expect(history(page).getByRole('listitem')).toHaveCount(10);
  },
);

test('an order moves from the history into the list once it is replicated', async ({page, stack}) => {
  const [order] = buy(stack, 1);
  await enterWithCode(page, stack, '/orders');
  await expect(history(page)).toContainText('Order #1001');
  await expectListeners(stack, 1);
  await recordOrders(stack.backend, [{number: order?.number ?? 0, of: elena, order_number: '#1001'}]);
  await expect(main(page).getByRole('article', {name: 'Order #1001'})).toBeVisible();
  await expect(history(page)).toHaveCount(0);
});

test('a failed history can be retried while the list is shown', async ({page, stack}) => {
  buy(stack, 1);
  await stack.shop.fault({op: 'OrderHistory', mode: 'status', status: 503});
  await enterWithCode(page, stack, '/orders');
  const failed = main(page).getByText('Your order history at the shop cannot be shown right now.');
  await expect(failed).toBeVisible();
  await expect(main(page)).toContainText('No orders found.');
  await expectAccessible(page);
  await stack.shop.clearFaults();
  await main(page).getByRole('link', {name: 'Ask the shop again'}).click();
  await expect(history(page)).toContainText('Order #1001');
  await expect(failed).toHaveCount(0);
});

test('a customer whose token Shopify rejects is led to the sign-in card', async ({page, stack}) => {
  await enterWithCode(page, stack, '/orders');
  stack.shop.revokeAccessTokens();
  await button(page, 'Refresh').click();
  await expect(card(page)).toBeVisible();
  await expect(page).toHaveURL('/auth?returnTo=%2Forders');
  await expect(signInLink(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the history opens by a link', async ({page, stack}) => {
    buy(stack, 11);
    // A response before the list was streamed is shown below it immediately.
    await stack.shop.fault({op: 'OrderHistory', mode: 'delay', ms: 500});
    await enterWithCode(page, stack, '/orders');
    await page.getByRole('link', {name: 'Show the rest of your order history'}).click();
    await expect(history(page).getByRole('listitem')).toHaveCount(10);
    await history(page).getByRole('link', {name: 'Show older ones'}).click();
    await expect(history(page)).toContainText('Order #1001');
  });
});

test('the history fits every window', async ({page, stack}) => {
  buy(stack, 3);
  await enterWithCode(page, stack, '/orders');
  for (const path of ['/orders', '/profile/orders']) {
    await page.goto(path);
    await expect(history(page)).toBeVisible();
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
