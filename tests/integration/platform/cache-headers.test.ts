import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readBuildRoutes} from '../../support/build-routes';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const PRIVATE = 'private, no-store';
/** The same for everyone, regardless of cookies: browsers and the CDN cache them. */
const PUBLIC_ROUTES = [
  'routes/[.]well-known.security[.]txt',
  'routes/cart_.sold-out',
  'routes/icons[.]svg',
  'routes/llms[.]txt',
  'routes/manifest[.]webmanifest',
  'routes/product.$productSlug_.markdown',
  'routes/products[.]xml',
  'routes/robots[.]txt',
  'routes/sitemap[.]xml',
  'routes/sitemap.$type.$page[.xml]',
  'routes/search_.suggest',
  'routes/product.($productSlug).primary-image',
];
const PERSONAL_COOKIES = [
  '__Host-cart=gone%3Fkey%3Dgone',
  '__Host-session=x',
  '__Host-flash=x',
  'cart=gone%3Fkey%3Dgone',
];

/** A valid value for some parameters; all others get an invalid value. */
const SAMPLES: Readonly<Record<string, string>> = {
  productSlug: 'palak-paneer',
  handle: 'about',
  page: 'about',
  code: 'SUMMER10',
  lines: '44000000000001:1',
};
const toPath = (pattern: string) =>
  pattern.replace(/\*$/, 'no-such-page').replaceAll(/:(\w+)\??/g, (_all, name: string) => SAMPLES[name] ?? 'x');
const ROUTES = readBuildRoutes().map(({id, pattern}) => ({id, path: toPath(pattern)}));

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
afterAll(() => stack.close());

/** A route's document and data URLs. */
const shapesOf = (path: string) => [path, path === '/' ? '/_root.data' : `${path}.data`];
const get = (path: string, cookie: string) =>
  fetch(stack.origin + path, {headers: {Accept: 'text/html', Cookie: cookie}, redirect: 'manual'});

async function policiesWith(cookie: string) {
  const found: {id: string; path: string; policy: string | null}[] = [];
  // The requests are sequential because all routes at once would be a load test.
  for (const {id, path: document} of ROUTES)
    for (const path of shapesOf(document)) {
      const response = await get(path, cookie);
      await response.body?.cancel();
      found.push({id, path, policy: response.headers.get('Cache-Control')});
    }
  return found;
}

describe('Cache-Control', () => {
  it('is on the response of every route, and is private by default', async () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    const found = await policiesWith('');
    const shared = found.filter(
      ({id, policy}) => !/^(private, )?no-(store|cache)$/.test(policy ?? '') && !isPublic(id),
    );
    expect(shared).toEqual([]);
    expect(found.filter(({policy}) => policy === null)).toEqual([]);
  });

  it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'is on every response to %s, 204 and 405 included',
    async (method) => {
      const found: {path: string; status: number; policy: string | null}[] = [];
      for (const {id, path} of ROUTES) {
        const headers = {'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded'};
        const response = await fetch(stack.origin + path, {method, headers, redirect: 'manual'});
        await response.body?.cancel();
        // Remix answers OPTIONS like GET.
        const isShared = ['HEAD', 'OPTIONS'].includes(method) && isPublic(id);
        if (!isShared) found.push({path, status: response.status, policy: response.headers.get('Cache-Control')});
      }
      expect(found.filter(({policy}) => !/^(private, )?no-(store|cache)$/.test(policy ?? ''))).toEqual([]);
    },
  );

  it.each(PERSONAL_COOKIES)('forbids caching of every response to a request with the cookie %s', async (cookie) => {
    const cacheable = (await policiesWith(cookie)).filter(
      ({id, policy}) => !/no-store/.test(policy ?? '') && !isPublic(id),
    );
    expect(cacheable).toEqual([]);
  });

  it('forbids caching of root data with a guest’s cart', async () => {
    const guest = createVisitor(stack.origin);
    const line = {merchandiseId: 'gid://shopify/ProductVariant/44000000000001', quantity: 1};
    await guest.post('/cart', {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines: [line]}})});
    const response = await guest.get('/_root.data');
    expect(response.headers.get('Cache-Control')).toBe(PRIVATE);
    expect(await response.text()).toContain('Chicken Tikka Masala');
  });
});

const isPublic = (id: string) => PUBLIC_ROUTES.includes(id);
