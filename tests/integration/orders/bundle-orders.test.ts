import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {guestLink} from '../../support/guest-link';
import {idOfOrder} from '../../support/orders';
import {placeOrder} from '../../support/place-order';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada} = SEED_PEOPLE;
const BUNDLE = '2 × Masala Dabba Starter Set';
const PARTS =
  /2 × Masala Dabba Starter Set Masala Dabba Steel 2 × \$34\.49 .*Paneer Makhani Single \/ Medium 4 × \$7\.75/;

let stack: StackWithBackend;
beforeAll(async () => {
  stack = await startStackWithBackend({}, {profile: 'market'});
  // Loading the schema blocks this process for longer than a webhook waits for the name of a bundle.
  adminExecutor();
});
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const WAIT = {timeout: 30_000, interval: 300};

/** Buys two bundles and a product at the local checkout, whose webhooks create the order in the database. */
async function buyBundles(customer: Parameters<typeof placeOrder>[1] = {customer: ada}) {
  const order = placeOrder(stack.shop, {
    ...customer,
    lines: [
      {catalogId: 'm8', quantity: 2},
      {catalogId: '1', quantity: 1},
    ],
  });
  const {email} = order;
  await vi.waitFor(async () => expect(await stack.shop.mails(email)).not.toEqual([]), WAIT);
  return order;
}

it('stands together on the page of the customer, in their list and in the mail, and is bought again as a bundle', async () => {
  const {number} = await buyBundles();
  const who = await signInTo(stack, ada);
  const path = `/order/${await idOfOrder(stack.backend, number)}`;
  await vi.waitFor(async () => expect(textOf(await (await who.get(path)).text())).toMatch(PARTS), WAIT);
  expect(textOf(await (await who.get('/orders')).text())).toContain(`Part of ${BUNDLE}`);
  const [mail] = await stack.shop.mails(ada.email);
  expect(mail?.text).toContain(`2 x Masala Dabba, Steel (Part of ${BUNDLE}): $68.98`);
  expect(mail?.text).toContain(`4 x Paneer Makhani, Single / Medium (Part of ${BUNDLE}): $31.00`);
  await who.post(path, {intent: 'buy-again'});
  const cart = textOf(await (await who.get('/cart')).text());
  expect(cart).toContain('Bundle of 2 × Masala Dabba, Steel 4 × Paneer Makhani, Single / Medium');
});

it('stands together on the page that a guest has a link to', async () => {
  const {number} = await buyBundles({customer: {email: 'guest@shopper.example'}});
  const secret = await guestLink(stack.backend, number);
  const visitor = createVisitor(stack.origin);
  await vi.waitFor(
    async () => expect(textOf(await (await visitor.get(`/order/guest/${secret}`)).text())).toMatch(PARTS),
    WAIT,
  );
});

it('tells pickers the SKU and the quantity of each component, and its bundle', async () => {
  const gita = await signInStaff(stack);
  const {number} = await buyBundles();
  const list = textOf(await (await gita.get(`/admin/orders/${number}/pack`)).text());
  expect(list).toContain(`2 × Masala Dabba , Steel FT-DAB-ST Part of ${BUNDLE}`);
  expect(list).toContain(`4 × Paneer Makhani , Single / Medium FT-PMK-S2 Part of ${BUNDLE}`);
  const slip = textOf(await (await gita.get(`/admin/orders/${number}/slip`)).text());
  expect(slip).toContain(`2 Masala Dabba, Steel Part of ${BUNDLE} FT-DAB-ST`);
  expect(slip).toContain(`4 Paneer Makhani, Single / Medium Part of ${BUNDLE} FT-PMK-S2`);
  const page = textOf(await (await gita.get(`/admin/orders/${await idOfOrder(stack.backend, number)}`)).text());
  expect(page).toContain(BUNDLE);
});

it('is called a bundle while the Admin API does not answer, which alone has its name', async () => {
  await stack.shop.fault({path: '/admin/*', mode: 'status', status: 503});
  const {number} = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: 'm8', quantity: 1}]});
  await vi.waitFor(async () => expect(await stack.shop.mails(ada.email)).not.toEqual([]), WAIT);
  const [mail] = await stack.shop.mails(ada.email);
  expect(mail?.text).toContain('1 x Masala Dabba, Steel (Part of a bundle)');
  const who = await signInTo(stack, ada);
  const text = textOf(await (await who.get(`/order/${await idOfOrder(stack.backend, number)}`)).text());
  expect(text).toContain('Bundle Masala Dabba Steel 1 × $34.49');
});
