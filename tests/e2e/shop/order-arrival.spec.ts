import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, signInByRequest} from '../support/account';
import {main, UPS} from '../support/ada-orders';

const HOUR_MS = 3_600_000;
const DAYS = /[A-Z][a-z]{2} \d{1,2}(?:–\d{1,2}| – [A-Z][a-z]{2} \d{1,2})?/;
const PALAK = {
  shopify_line_item_id: 'palak',
  title: 'Palak Paneer',
  variant_title: null,
  quantity: 2,
  price_minor: 799,
  product_id: 'gid://shopify/Product/8000000000002',
};

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

/** An order of Ada, placed and packed a moment ago. */
const order = (number: number, more: Record<string, unknown> = {}) => ({
  number,
  of: SEED_PEOPLE.ada,
  placedAt: hoursAgo(0.03),
  ship_by: hoursAgo(-72).slice(0, 10),
  shipping_method: 'Standard',
  items: [PALAK],
  ...more,
});

const parcel = (shipment_status: string | null) => ({
  fulfillment_status: 'fulfilled',
  fulfillments: [
    {
      shopify_fulfillment_id: 'gid://shopify/Fulfillment/1',
      status: 'success',
      shipment_status,
      tracking: [{company: 'UPS', number: UPS, url: null}],
      created_at: hoursAgo(0.02),
      updated_at: hoursAgo(0.01),
    },
  ],
});

test.use({viewport: {width: 360, height: 800}});

test('a shopper sees when an order arrives, what is in the parcel, how to cook it, and its invoice', async ({
  page,
  stack,
}) => {
  await recordOrders(stack.backend, [order(1001), order(1002, parcel('delayed'))]);
  await signInByRequest(page);
  await page.goto('/order/1001');
  await expect(main(page)).toContainText(new RegExp(`Being packed, arrives ${DAYS.source}`));
  await page.goto('/order/1002');
  await expect(main(page)).toContainText(new RegExp(`On the way, later than planned: arrives ${DAYS.source}`));
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({hasText: /^Parcel/}),
  ).toContainText('2 × Palak Paneer');
  await expectAccessible(page);
  await main(page).getByRole('link', {name: 'Invoice'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Invoice'})).toBeVisible();
  await expect(main(page).getByRole('row', {name: /Palak Paneer/})).toContainText('$15.98');
  await expect(main(page)).toContainText('1 Cardamom Lane');
  await expectAccessible(page);
  await page.emulateMedia({media: 'print'});
  await expect(button(page, 'Print')).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await main(page).getByRole('link', {name: 'Back to the order'}).click();
  await main(page).getByRole('link', {name: 'Recipe Palak Paneer'}).click();
  await expect(page).toHaveURL('/recipes/palak-paneer');
});

test('the list of orders begins with the first order, and says when each arrives', async ({page, stack}) => {
  await recordOrders(stack.backend, [order(1001, parcel('out_for_delivery'))]);
  await signInByRequest(page);
  await page.goto('/orders');
  const card = main(page).getByRole('article', {name: 'Order #1001'});
  await expect(card).toContainText('Out for delivery, arrives today');
  const {y: cardTop} = (await card.boundingBox()) ?? {y: 0};
  const {y: refreshTop} = (await button(page, 'Refresh').boundingBox()) ?? {y: 0};
  expect(refreshTop).toBeGreaterThan(cardTop);
  await main(page).getByRole('link', {name: 'Emails about orders'}).click();
  const choice = main(page).getByRole('listitem').filter({hasText: 'Delays and delivery attempts'});
  await choice.getByRole('button', {name: 'Turn off: Delays and delivery attempts'}).click();
  await expect(choice).toContainText('In your account only.');
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('mails about delays are declined in the account', async ({page}) => {
    await signInByRequest(page);
    await page.goto('/profile/privacy');
    await button(page, 'Turn off: Delays and delivery attempts').click();
    await expect(main(page)).toContainText('In your account only.');
  });
});
