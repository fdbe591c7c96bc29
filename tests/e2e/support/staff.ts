import type {Page} from '@playwright/test';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {makeAdmin, passSecondFactor} from '../../support/orders';
import type {StackWithBackend} from '../../support/stack';
import {expect} from '../fixtures';
import {signInByRequest} from './account';

const {gita} = SEED_PEOPLE;

export const fulfillmentPanel = (page: Page) => page.getByRole('region', {name: 'Fulfillment orders'});

/** Signs in as Gita, a staff member, with the second factor unless a journey is about it. */
export async function enterAsStaff(page: Page, {backend}: StackWithBackend, hasSecondFactor = true): Promise<void> {
  // Loading the schema blocks this process, which serves the database too, for longer than the storefront waits.
  adminExecutor();
  await signInByRequest(page, gita);
  const [row] = await backend.database.connected(({query}) =>
    query<{user_id: string}>(`select user_id from private.identities where email = '${gita.email}'`),
  );
  const userId = row?.user_id ?? '';
  await makeAdmin(backend, userId);
  if (hasSecondFactor) return passSecondFactor(backend, userId);
  // As following a mailed link does: the code that sets up an app is sent to a verified address only.
  await backend.database.connected(({query}) =>
    query('update private.identities set email_verified = true, verified_at = now() where user_id = $1', [userId]),
  );
}

/** Opens a page of the admin as Gita. */
export async function enterAdmin(page: Page, stack: StackWithBackend, path = '/admin'): Promise<void> {
  await enterAsStaff(page, stack);
  await page.goto(path);
}

/** Opens an order as Gita and waits for its fulfillment status. */
export async function openOrderAsStaff(
  page: Page,
  stack: StackWithBackend,
  number: number,
  status = 'OPEN',
): Promise<void> {
  await enterAsStaff(page, stack);
  await page.goto(`/order/${number}`);
  await expect(fulfillmentPanel(page).getByText(status, {exact: true})).toBeVisible();
}
