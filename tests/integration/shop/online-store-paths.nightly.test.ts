import {afterAll, beforeAll, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf} from '../../support/account';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

it.each([
  ['/account', '/profile'],
  ['/account/', '/profile'],
  ['/account/orders', '/orders'],
  ['/account/orders/Z2lkOi8vc2hvcGlmeS9PcmRlci8x', '/orders'],
  ['/account/profile', '/profile'],
  ['/account/addresses', '/profile/addresses'],
  ['/account/register', '/auth?tab=sign-up'],
  ['/account/login', '/auth'],
  ['/account/logout', '/profile'],
  ['/policies/refund-policy', '/shipping-returns'],
  ['/policies/Refund-Policy', '/shipping-returns'],
  ['/collections/bundles/products/palak-paneer?utm_source=mail', '/product/palak-paneer?utm_source=mail'],
  ['/collections/all/products/Palak-Paneer', '/product/palak-paneer'],
  ['/collections/Bundles?utm_source=mail', '/collections/bundles?utm_source=mail'],
  ['/blogs/Journal/tagged/spices?utm_source=mail', '/blogs/journal?utm_source=mail&tag=spices'],
  ['/blogs/Journal?tag=Spices', '/blogs/journal?tag=Spices'],
  ['/blogs/journal/Basmati-Rice', '/blogs/journal/basmati-rice'],
  ['/pages/ABOUT', '/about'],
  ['/Privacy-Policy?x=1', '/privacy-policy?x=1'],
  ['/TERMS', '/terms-of-service'],
])('redirects %s to %s', async (path, to) => {
  const response = await createVisitor(stack.origin).get(path);
  expect([301, 302]).toContain(response.status);
  expect(response.headers.get('Location')).toBe(to);
});

it('lists the policies at Shopify’s default path', async () => {
  const page = await (await fetch(`${stack.origin}/policies`)).text();
  expect(textOf(page)).toMatch(/Policies .*Shipping .*Privacy .*Terms/);
  for (const path of ['/shipping-returns', '/privacy-policy', '/terms-of-service'])
    expect(page).toContain(`<a href="${path}">`);
});

it.each([
  '/collections/bundles/products/no-such-dish',
  '/Collections/None',
  '/pages/None',
  '/account/nope',
  '/account/profile/x',
  '/account/logout/now',
])('returns 404 at %s', async (path) => {
  const response = await fetch(stack.origin + path, {headers: {Accept: 'text/html'}});
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

it('leads a signed-in person from the recovery page to the profile, unless they asked for a new password', async () => {
  const ada = await signInTo(stack, SEED_PEOPLE.ada);
  expect((await ada.get('/account/recover')).headers.get('Location')).toBe('/profile');
  const password = await (await ada.get('/profile/password')).text();
  expect(password).toContain('href="/account/recover?forgotten"');
  for (const path of ['/account/recover?forgotten', '/account/recover?sent'])
    expect((await ada.get(path)).status).toBe(200);
  expect((await createVisitor(stack.origin).get('/account/recover')).status).toBe(200);
});

it('shows a button on GET /logout and keeps the session', async () => {
  const ada = await signInTo(stack, SEED_PEOPLE.ada);
  await ada.get('/account/logout');
  const profile = await ada.get('/profile');
  expect(profile.status).toBe(200);
  expect(await profile.text()).toContain('action="/logout"');
});
