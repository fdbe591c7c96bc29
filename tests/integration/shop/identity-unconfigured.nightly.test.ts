import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor, signInFields, signUpFields} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);

describe('a shop without accounts', () => {
  it.each(['/', '/products', '/cart', '/auth', '/login', '/profile', '/account/reset/7/token'])(
    'shows its page %s to every visitor, regardless of cookies',
    async (path) => {
      const who = visitor();
      who.cookies.set('__Host-session', 'a.b.c.d.e');
      const response = await who.get(path);
      expect(response.status).toBe(200);
      await response.text();
    },
  );

  it('reports on the card that signing in is unavailable, without dead links', async () => {
    const page = await (await visitor().get('/auth')).text();
    expect(page).toContain('Accounts are not open yet');
    for (const way of ['type="password"', 'Continue with Google', 'Email me a sign-in code'])
      expect(page).not.toContain(way);
  });

  it.each<[string, Record<string, string>, number]>([
    ['/auth', signInFields('ada@example.com', 'spicy-tiffin-42'), 400],
    ['/auth?tab=sign-up', signUpFields('grace@example.com', 'a copper lunchbox'), 400],
    ['/account/recover', {email: 'ada@example.com'}, 302],
    ['/account/reset/7/token', {password: 'a copper lunchbox', confirmPassword: 'a copper lunchbox'}, 503],
    ['/auth/google', {}, 303],
    ['/auth/one-tap', {credential: 'a.b.c'}, 303],
    ['/auth/one-tap/offer', {}, 204],
    ['/account/login', {}, 303],
    ['/logout', {}, 303],
    ['/profile?index', {name: 'Ada'}, 401],
  ])('rejects a POST to %s without a call to Shopify or a session', async (path, fields, status) => {
    const who = visitor();
    const response = await who.post(path, fields);
    expect(response.status).toBe(status);
    expect(who.cookies.has('__Host-session')).toBe(false);
    const asked = (await stack.shop.log()).operations.map(({operation}) => operation);
    expect(asked.filter((operation) => operation.startsWith('Customer'))).toEqual([]);
  });
});
