import type {Page} from '@playwright/test';
import {currentCode} from '../../../app/admin/frame/second-factor/totp.server';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {makeAdmin, passSecondFactor} from '../../support/orders';
import type {StackWithBackend} from '../../support/stack';
import {expect} from '../fixtures';
import {button, enterCode, mailedPath, signInByRequest} from './account';

const {gita} = SEED_PEOPLE;

interface Who {
  readonly email: string;
}

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

/** Returns the key of an authenticator app that the page shows. */
export const appKeyIn = async (page: Page): Promise<string> =>
  ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');

/** Has the code mailed that allows setting up an app, and types it. */
export async function typeMailedCode(page: Page, {shop}: StackWithBackend, {email}: Who = gita): Promise<void> {
  await page.getByRole('button', {name: 'Email me a code'}).click();
  const field = page.getByLabel('And the code from the email');
  await expect(field).toBeVisible();
  const mail = (await shop.mails(email)).find(({text}) => text?.includes('Code: '));
  await field.fill(/Code: ([a-z0-9-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

/** Sets up an authenticator app. @returns its key */
export async function setUpApp(page: Page, stack: StackWithBackend, who: Who = gita): Promise<string> {
  await typeMailedCode(page, stack, who);
  const key = await appKeyIn(page);
  await page.getByLabel('Then type the 6-digit code the app shows').fill(currentCode(key));
  await page.getByRole('button', {name: 'Turn on'}).click();
  await page.getByRole('link', {name: 'I have saved them'}).click();
  return key;
}

/** Follows the mailed invitation of a packer, signs in, accepts it, and sets up an authenticator app. */
export async function joinAsPacker(page: Page, stack: StackWithBackend, who: Who): Promise<void> {
  await page.goto(await mailedPath(stack, who.email, '/invitation/'));
  await page.getByRole('main').getByRole('link', {name: 'Sign in', exact: true}).click();
  await enterCode(page, stack, who);
  await expect(page.getByText('You are invited to pack orders.')).toBeVisible();
  await button(page, 'Accept the invitation').click();
  await expect(page.getByRole('heading', {name: 'Protect your admin account'})).toBeVisible();
  await setUpApp(page, stack, who);
  await expect(page.getByRole('heading', {level: 1, name: 'Orders', exact: true})).toBeVisible();
}
