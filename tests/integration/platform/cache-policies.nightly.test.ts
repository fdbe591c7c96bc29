import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isPrivatePolicy, isPublicRoute, findCachePolicies, ROUTES} from '../../support/cache-policies';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const PERSONAL_COOKIES = ['__Host-cart=gone%3Fkey%3Dgone', '__Host-flash=x', 'cart=gone%3Fkey%3Dgone'];

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

describe('Cache-Control', () => {
  it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'is on every response to %s, 204 and 405 included',
    async (method) => {
      const found: {path: string; status: number; policy: string | null}[] = [];
      for (const {id, path} of ROUTES) {
        const headers = {'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded'};
        const response = await fetch(stack.origin + path, {method, headers, redirect: 'manual'});
        await response.body?.cancel();
        // Remix answers OPTIONS like GET.
        const isShared = ['HEAD', 'OPTIONS'].includes(method) && isPublicRoute(id);
        if (!isShared) found.push({path, status: response.status, policy: response.headers.get('Cache-Control')});
      }
      expect(found.filter(({policy}) => !isPrivatePolicy(policy))).toEqual([]);
    },
  );

  it.each(PERSONAL_COOKIES)('forbids caching of every response to a request with the cookie %s', async (cookie) => {
    const cacheable = (await findCachePolicies(stack.origin, cookie)).filter(
      ({id, policy}) => !/no-store/.test(policy ?? '') && !isPublicRoute(id),
    );
    expect(cacheable).toEqual([]);
  });
});
