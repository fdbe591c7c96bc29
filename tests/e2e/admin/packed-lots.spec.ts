import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {recordOrders} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, notice} from '../support/account';
import {waitForHydration} from '../support/hydration';
import {lotField, scanField, skusOf, type} from '../support/packing';
import {countPages} from '../support/pdf-pages';
import {enterAdmin} from '../support/staff';

const {ada} = SEED_PEOPLE;
const UPS = '1Z999AA10123456784';

const heading = (page: Page, name: string) => page.getByRole('heading', {level: 1, name, exact: true});

test('a scanned lot is noted for its dish, wherever the scanner types, and the customer reads it', async ({
  page,
  stack,
}) => {
  const {number} = placeOrder(stack.shop, {
    customer: ada,
    lines: [
      {catalogId: '2', quantity: 1},
      {catalogId: '1', quantity: 1},
    ],
  });
  await recordOrders(stack.backend, [{number, of: ada, ship_by: '2026-10-03'}]);
  await enterAdmin(page, stack, `/admin/orders/${number}/pack`);
  await waitForHydration(page);
  await expect(scanField(page)).toBeFocused();
  const noted = page.getByRole('status').filter({hasText: /^Lot /});
  await type(page, `${stack.origin}/lots/ppn-2620`);
  await expect(noted).toHaveText('Lot PPN-2620 is noted for Palak Paneer.');
  await type(page, `${stack.origin}/lots/spc-2621`);
  await expect(noted).toContainText('Lot SPC-2621 is of none of these.');
  await type(page, skusOf(stack, '2')[0] ?? '');
  await type(page, skusOf(stack, '1')[0] ?? '');
  await expect(field(page, 'Tracking number')).toBeFocused();
  await type(page, `${stack.origin}/lots/ctm-2619`);
  await expect(noted).toHaveText('Lot CTM-2619 is noted for Chicken Tikka Masala.');
  await expect(field(page, 'Tracking number')).toBeFocused();
  await expect(field(page, 'Tracking number')).toHaveValue('');
  await page.reload();
  await expect(lotField(page, 'Chicken Tikka Masala')).toHaveValue('CTM-2619');
  await expect(field(page, 'Tracking number')).toBeFocused();
  await expectAccessible(page);
  await type(page, UPS);
  await button(page, 'Send now').click();
  await expect(notice(page, 'Order marked as fulfilled')).toBeVisible();
  await page.goto(`/order/${number}`);
  await expect(page.getByText('Your Chicken Tikka Masala is from')).toBeVisible();
  await page.getByRole('link', {name: 'lot PPN-2620', exact: true}).click();
  await expect(heading(page, 'Lot PPN-2620')).toBeVisible();
});

test('the packing slip leads the customer to the story of each dish', async ({page, stack}) => {
  const {number} = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '2', quantity: 1}]});
  await recordOrders(stack.backend, [{number, of: ada, ship_by: '2026-10-03'}]);
  await enterAdmin(page, stack, `/admin/orders/${number}/slip`);
  await expect(page.getByRole('img', {name: 'QR code of the page about lot PPN-2620'})).toBeVisible();
  await expect(page.getByText(`${new URL(stack.origin).host}/lots/ppn-2620`, {exact: true})).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({media: 'print'});
  expect(countPages(await page.pdf({format: 'Letter'}))).toBe(1);
});
