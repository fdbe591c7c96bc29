import {afterAll, beforeAll, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo} from '../../support/account';
import {ROUTE_ACCESS} from '../../support/route-access';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

let stack: StackWithBackend;
let ada: Visitor;
beforeAll(async () => {
  stack = await startStackWithBackend();
  ada = await signInTo(stack, SEED_PEOPLE.ada);
});
afterAll(() => stack.close());

const SHOP = 'Fusion Tiffin';

async function titleAt(visitor: Visitor, path: string): Promise<string> {
  const response = await visitor.get(path);
  return /<title>([^<]*)<\/title>/.exec(await response.text())?.[1] ?? `no title, status ${response.status}`;
}

it.each([
  ['/', 'Home'],
  ['/products', 'Products'],
  ['/products/', 'Products'],
  ['/product/palak-paneer', 'Palak Paneer'],
  ['/collections', 'Collections'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/faqs', 'FAQs'],
  ['/blogs', 'Blogs'],
  ['/blogs/journal', 'Journal'],
  ['/blogs/journal?tag=spices', 'Spices - Journal'],
  ['/blogs/journal/basmati-rice', 'Basmati rice, grain by grain'],
  ['/lots/ppn-2620', 'Lot PPN-2620'],
  ['/recipes', 'Recipes'],
  ['/tiffin', 'Build your tiffin'],
  ['/recipes/palak-paneer', 'Palak Paneer Recipe'],
  ['/shipping-returns', 'Shipping &amp; Returns'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/policies', 'Policies'],
  ['/auth', 'Login'],
  ['/login', 'Login'],
  ['/cart', 'Cart'],
  ['/cart/44000000000002:1', 'Cart'],
  ['/search', 'Search'],
  ['/discount/SUMMER10', 'Promo code'],
])('titles %s %s', async (path, title) => {
  expect(await titleAt(createVisitor(stack.origin), path)).toBe(`${title} - ${SHOP}`);
});

it.each([
  ['/product/no-such-dish', 'Product Detail'],
  ['/products/no-such-dish', 'Product Detail'],
  ['/order/guest/no-such-link', 'Order Detail'],
  ['/cart/no-such-variant:1', 'Cart'],
  ['/blogs/journal/no-such-article', 'Blogs'],
  ['/no-such-page', 'Page Not Found'],
  ['/no/such/page', 'Page Not Found'],
])('titles the error page at %s %s', async (path, title) => {
  expect(await titleAt(createVisitor(stack.origin), path)).toBe(`${title} - ${SHOP}`);
});

it.each([
  ['/orders', 'My Orders'],
  ['/secure-orders', 'My Orders'],
  ['/order/999999', 'Order Detail'],
  ['/profile', 'My Profile'],
  ['/notifications', 'Notifications'],
])('titles %s %s for a signed-in customer', async (path, title) => {
  expect(await titleAt(ada, path)).toBe(`${title} - ${SHOP}`);
});

it('covers every route with a page', async () => {
  const untitled: string[] = [];
  for (const [route, {access, path}] of Object.entries(ROUTE_ACCESS)) {
    const response = access === 'server' ? null : await ada.get(path);
    if (response?.status === 200 && (await response.text()).includes(`<title>Page Not Found - ${SHOP}</title>`))
      untitled.push(route);
  }
  expect(untitled, 'routes whose meta states no title').toEqual([]);
});

it('keeps the title of a page that shows an error during an outage of Shopify', async () => {
  await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
  expect(await titleAt(createVisitor(stack.origin), '/contact')).toBe(`Contact - ${SHOP}`);
});
