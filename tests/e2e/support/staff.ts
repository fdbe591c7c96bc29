import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {makeAdmin} from '../../support/orders';
import type {StackWithBackend} from '../../support/stack';
import {expect} from '../fixtures';
import {enterAs} from './account';

const {gita} = SEED_PEOPLE;

/** Locates the fulfillment panel of an order page. */
export const fulfillmentPanel = (page: Page) => page.getByRole('region', {name: 'Fulfillment orders'});

/** Opens an order as Gita, a staff member, and waits for its fulfillment status. */
export async function openOrderAsStaff(
  page: Page,
  {backend}: StackWithBackend,
  number: number,
  status = 'OPEN',
): Promise<void> {
  await enterAs(page, gita);
  const [row] = await backend.database.connected(({query}) =>
    query<{user_id: string}>(`select user_id from private.identities where email = '${gita.email}'`),
  );
  await makeAdmin(backend, row?.user_id ?? '');
  await page.goto(`/order/${number}`);
  await expect(fulfillmentPanel(page).getByText(status, {exact: true})).toBeVisible();
}
