import type {Locator, Page} from '@playwright/test';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {POLICY_FACTS} from '../../../local/seed/policy-facts';
import type {OrderRecord} from '../../../local/shop/state';
import {accountLink} from '../../support/account-mails';
import {placeOrder} from '../../support/place-order';
import {staff} from '../../support/staff';
import type {StackWithBackend} from '../../support/stack';
import {expect, expectAccessible, testWithAccounts as test} from '../fixtures';
import {button, field, mailedPath, notice, signIn} from '../support/account';
import {cardOf, main, UPS} from '../support/ada-orders';

const {ada} = SEED_PEOPLE;
const GUEST = {email: 'guest@example.com'};
const DAYS = /[A-Z][a-z]{2} \d{1,2}(?:–\d{1,2}| – [A-Z][a-z]{2} \d{1,2})?/;
/** In milliseconds; webhooks and mails take longer on a busy machine. */
const PATIENCE = {timeout: 30_000};

test.use({viewport: {width: 360, height: 780}, hasRealClock: true});

// On a busy machine the schema takes longer to load than the storefront's timeout.
test.beforeAll(() => void adminExecutor());

/** Who asks, and how they come to their order. */
interface Person {
  readonly name: string;
  readonly customer: {readonly email: string; readonly number?: number};
  readonly openOrder: (page: Page, stack: StackWithBackend) => Promise<void>;
}

/** A guest opens the link in the mail about the order. */
const guest: Person = {
  name: 'a guest',
  customer: GUEST,
  async openOrder(page, stack) {
    const links = async () => (await stack.shop.mails(GUEST.email)).flatMap((mail) => mail.links).join(' ');
    await expect.poll(links, PATIENCE).toContain('/order/guest/');
    await page.goto(await mailedPath(stack, GUEST.email, '/order/guest/'));
  },
};

/** A customer begins at the home page, signs in, and finds the order by the menu. */
const customer: Person = {
  name: 'a customer with an account',
  customer: ada,
  async openOrder(page) {
    await signInByMenu(page);
    await openMenu(page, 'Orders');
    await cardOf(page, 1001).getByRole('link', {name: 'View Details'}).click();
  },
};

async function openMenu(page: Page, link: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('dialog').getByRole('link', {name: link, exact: true}).click();
}

/** Signs in from the home page, which leads to the account. */
async function signInByMenu(page: Page): Promise<void> {
  await page.goto('/');
  await openMenu(page, 'Sign In');
  await signIn(page, ada);
  await expect(page.getByRole('heading', {name: 'My Account'})).toBeVisible();
}

const openFooterLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', {name}).click();

/** Places an order and waits until the storefront knows it. */
async function placed(stack: StackWithBackend, who: Person, quantity = 1): Promise<OrderRecord> {
  const order = placeOrder(stack.shop, {customer: who.customer, lines: [{catalogId: '1', quantity}]});
  await expect.poll(() => statusOf(stack), PATIENCE).toBe('unfulfilled');
  return order;
}

async function statusOf({backend}: StackWithBackend, table = 'orders', column = 'fulfillment_status') {
  const rows = await backend.database.connected(({query}) =>
    query<{value: string | null}>(`select ${column} as value from public.${table}`),
  );
  return rows.at(-1)?.value ?? null;
}

/** Lets the carrier report where the newest parcel is. */
async function reported(stack: StackWithBackend, order: OrderRecord, status: 'IN_TRANSIT' | 'DELIVERED') {
  await staff(stack.shop).moveOn(order, status);
  await expect.poll(() => statusOf(stack, 'fulfillments', 'shipment_status'), PATIENCE).toBe(status.toLowerCase());
}

/** Sends the contact form, which names the order already, and returns the mail that support gets. */
async function writeTo(page: Page, stack: StackWithBackend, topic: string, message: string) {
  await expect(page.getByRole('combobox', {name: 'What is it about?'}).locator('option:checked')).toHaveText(topic);
  await field(page, 'Name').fill('Ada Byron');
  await field(page, 'Email').fill('ada@example.com');
  await field(page, 'Message').fill(message);
  await expectAccessible(page);
  await button(page, 'Send message').click();
  await expect(page.getByRole('heading', {name: 'Thank you, your message is on its way'})).toBeVisible();
  await expect(main(page)).toContainText('You get an answer by email');
  const [mail] = await stack.shop.mails(POLICY_FACTS.supportEmail);
  return mail;
}

const orderField = (page: Page): Locator => field(page, 'Order number (optional)');

for (const who of [guest, customer]) {
  test(`“Where is it?”, asks ${who.name}, and reads when it arrives and who brings it`, async ({page, stack}) => {
    const order = await placed(stack, who);
    await staff(stack.shop).fulfill(order, {company: 'UPS', number: UPS});
    await reported(stack, order, 'IN_TRANSIT');
    await who.openOrder(page, stack);
    await expect(main(page)).toContainText(new RegExp(`On the way, arrives ${DAYS.source}`));
    await expect(main(page).locator('[aria-current="step"]')).toContainText('On the way');
    await expect(main(page).getByRole('link', {name: /^Track with UPS/})).toHaveAttribute('href', new RegExp(UPS));
    await expectAccessible(page);
  });

  test(`“Half of it came”, says ${who.name}, and reads what is still to come and when`, async ({page, stack}) => {
    const order = await placed(stack, who, 3);
    await staff(stack.shop).sendSome(order, 1);
    await expect.poll(() => statusOf(stack), PATIENCE).toBe('partially_fulfilled');
    await reported(stack, order, 'DELIVERED');
    await who.openOrder(page, stack);
    await expect(main(page)).toContainText(new RegExp(`The rest is being packed, arrives ${DAYS.source}`));
    const parcel = main(page)
      .getByRole('listitem')
      .filter({hasText: /^Parcel/});
    await expect(parcel).toContainText(/Delivered.*1 × /);
    await expect(main(page).getByRole('region', {name: 'Still to come'})).toContainText('2 × ');
    await expectAccessible(page);
  });

  test(`“It is broken”, says ${who.name}, and sends a form that names the order and what is wrong`, async ({
    page,
    stack,
  }) => {
    const order = await placed(stack, who);
    await staff(stack.shop).fulfill(order, {company: 'UPS', number: UPS});
    await reported(stack, order, 'DELIVERED');
    await who.openOrder(page, stack);
    await main(page).getByRole('link', {name: 'Problem with this order?'}).click();
    await expect(orderField(page)).toHaveValue('#1001');
    const mail = await writeTo(page, stack, 'A damaged or wrong item', 'One pack has a hole.');
    expect(mail?.subject).toContain('#1001');
    expect(mail?.text).toContain('One pack has a hole.');
  });

  test(`“Wrong address!”, says ${who.name} before it is packed, and asks for a correction`, async ({page, stack}) => {
    const order = await placed(stack, who);
    await who.openOrder(page, stack);
    const address = main(page).getByRole('region', {name: 'Shipping Information'});
    await expect(address).toContainText('we can still correct the address');
    await address.getByRole('link', {name: 'Wrong address?'}).click();
    await expect(orderField(page)).toHaveValue('#1001');
    const mail = await writeTo(page, stack, 'A wrong address', 'Please send it to 14 Pearl Street.');
    expect(mail?.subject).toContain('A wrong address');
    await staff(stack.shop).fulfill(order, {company: 'UPS', number: UPS});
    await expect.poll(() => statusOf(stack), PATIENCE).toBe('fulfilled');
    await page.goBack();
    await page.goBack();
    await page.reload();
    await expect(address).toContainText('It is packed with this address.');
  });
}

test.describe('“I forgot which mail”', () => {
  test('says a guest, and reads where the link is, whatever addresses the shop knows', async ({page, stack}) => {
    await page.goto('/');
    await openFooterLink(page, 'FAQs');
    await page.getByText('Where is my order?', {exact: true}).click();
    await main(page).getByRole('link', {name: 'your orders'}).click();
    await expect(page).toHaveURL('/auth?returnTo=%2Forders');
    await page.getByText('Ordered without an account?').click();
    await expect(main(page)).toContainText('search your mailboxes for “Your order”');
    await expectAccessible(page);
    await main(page).getByRole('link', {name: 'Write to us about an order'}).click();
    await orderField(page).fill('#1001');
    const mail = await writeTo(page, stack, 'An order', 'I do not find your email any more.');
    expect(mail?.subject).toContain('#1001');
  });

  test('says who cannot sign in, and gets the same answer for every address', async ({page}) => {
    await page.goto('/');
    await openMenu(page, 'Sign In');
    await page.getByRole('link', {name: 'Forgot password?'}).click();
    await page.getByText('Not sure which address?').click();
    await expect(main(page)).toContainText('search your mailboxes for “Your order”');
    const answers: string[] = [];
    for (const email of [ada.email, 'nobody@example.com']) {
      await page.goto('/account/recover');
      await field(page, 'Email').fill(email);
      await button(page, 'Send reset link').click();
      await expect(main(page).getByText('Password Reset Email Sent')).toBeVisible();
      answers.push(await main(page).innerText());
    }
    expect(answers[1]).toBe(answers[0]);
  });

  test('says a customer whose order is missing in the account, and asks for it', async ({page, stack}) => {
    await signInByMenu(page);
    await openMenu(page, 'Orders');
    await page.getByText('Is an order missing?').click();
    await expect(main(page)).toContainText('You may have placed it with another email address.');
    await expectAccessible(page);
    await main(page).getByRole('link', {name: 'Write to us about an order'}).click();
    await orderField(page).fill('#1001');
    expect((await writeTo(page, stack, 'An order', 'It is mine.'))?.subject).toContain('#1001');
  });
});

test.describe('“Delete me”', () => {
  test('says a guest, and asks for it from the privacy policy', async ({page, stack}) => {
    await page.goto('/');
    await openFooterLink(page, 'Privacy Policy');
    await main(page).getByRole('link', {name: 'ask us to delete what we hold about you'}).click();
    const mail = await writeTo(page, stack, 'My data, or deleting it', 'Please delete everything about me.');
    expect(mail?.subject).toContain('My data, or deleting it');
  });

  test('says a customer, and reads when it happens and how to undo it', async ({page, stack}) => {
    await signInByMenu(page);
    await openMenu(page, 'Profile');
    await main(page).getByRole('link', {name: 'Your data'}).click();
    await main(page).getByRole('link', {name: 'Delete my account'}).click();
    await field(page, 'Your password').fill(SEED_PASSWORD);
    await button(page, 'Delete my account').click();
    await expect(notice(page, 'Your account will be deleted in 7 days')).toBeVisible();
    await page.goto(await accountLink(stack, ada.email, /Your account will be deleted on/));
    await expect(button(page, 'Keep my account')).toBeVisible();
    await expectAccessible(page);
  });
});
