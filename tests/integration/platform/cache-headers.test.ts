import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isPrivatePolicy, isPublicRoute, findCachePolicies, ROUTES} from '../../support/cache-policies';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

describe('Cache-Control', () => {
  it('is on the response of every route, and is private by default', async () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    const found = await findCachePolicies(stack.origin, '');
    expect(found.filter(({id, policy}) => !isPrivatePolicy(policy) && !isPublicRoute(id))).toEqual([]);
    expect(found.filter(({policy}) => policy === null)).toEqual([]);
  });

  it('forbids caching of every response to a request with the cookie of a session', async () => {
    const cacheable = (await findCachePolicies(stack.origin, '__Host-session=x')).filter(
      ({id, policy}) => !/no-store/.test(policy ?? '') && !isPublicRoute(id),
    );
    expect(cacheable).toEqual([]);
  });

  it('forbids caching of root data with a guest’s cart', async () => {
    const guest = createVisitor(stack.origin);
    const line = {merchandiseId: 'gid://shopify/ProductVariant/44000000000001', quantity: 1};
    await guest.post('/cart', {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines: [line]}})});
    const response = await guest.get('/_root.data');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.text()).toContain('Chicken Tikka Masala');
  });
});
