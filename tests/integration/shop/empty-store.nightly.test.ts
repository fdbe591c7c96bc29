import {afterAll, beforeAll, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {SEED} from '../../../local/seed/seed';
import {signInTo} from '../../support/account';
import {makeAdmin} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const TO_ADMIN = 'Add products in the store admin';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {seed: {...SEED, products: [], collections: []}})));
afterAll(() => stack.close());

it('links only admins to the product editor', async () => {
  const admin = await signInTo(stack, SEED_PEOPLE.gita);
  await makeAdmin(stack.backend, admin.owner);
  expect(await (await admin.get('/products')).text()).toContain(`href="${stack.shop.origin}/admin/products"`);
  for (const visitor of [createVisitor(stack.origin), await signInTo(stack, SEED_PEOPLE.ada)]) {
    const page = await (await visitor.get('/products')).text();
    expect(page).toContain('Retry Loading');
    expect(page).not.toContain(TO_ADMIN);
  }
});

it('shows the same page while the admin role cannot be read', async () => {
  const admin = await signInTo(stack, SEED_PEOPLE.gita);
  await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
  const response = await admin.get('/products');
  await stack.reset();
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('No products found in your store');
});

it('shows an empty list of collections, and all products at the address of a collection that Shopify has by itself', async () => {
  const visitor = createVisitor(stack.origin);
  expect(await (await visitor.get('/collections')).text()).toContain('There are no collections yet');
  const all = await visitor.get('/collections/all?utm_source=mail');
  expect({status: all.status, to: all.headers.get('Location')}).toEqual({
    status: 301,
    to: '/products?utm_source=mail',
  });
});
