import {readBuildRoutes} from './build-routes';

/** The same for everyone, regardless of cookies: browsers and the CDN cache them. */
const PUBLIC_ROUTES = [
  'routes/[.]well-known.security[.]txt',
  'routes/blogs.$blog[.atom]',
  'routes/cart_.sold-out',
  'routes/icons[.]svg',
  'routes/llms[.]txt',
  'routes/manifest[.]webmanifest',
  'routes/product.$productSlug_.markdown',
  'routes/product.$productSlug_.options',
  'routes/products[.]xml',
  'routes/robots[.]txt',
  'routes/sitemap[.]xml',
  'routes/sitemap.$type.$page[.xml]',
  'routes/search_.suggest',
  'routes/product.($productSlug).primary-image',
];

export const isPublicRoute = (id: string): boolean => PUBLIC_ROUTES.includes(id);

/** Whether a response may be stored by its own browser at most. */
export const isPrivatePolicy = (policy: string | null): boolean => /^(private, )?no-(store|cache)$/.test(policy ?? '');

/** A valid value for some parameters; all others get an invalid value. */
const SAMPLES: Readonly<Record<string, string>> = {
  productSlug: 'palak-paneer',
  handle: 'about',
  page: 'about',
  blog: 'journal',
  article: 'basmati-rice',
  code: 'SUMMER10',
  lines: '44000000000001:1',
};

const toPath = (pattern: string) =>
  pattern.replace(/\*$/, 'no-such-page').replaceAll(/:(\w+)\??/g, (_all, name: string) => SAMPLES[name] ?? 'x');
/** Each route of the build with a path. */
export const ROUTES = readBuildRoutes().map(({id, pattern}) => ({id, path: toPath(pattern)}));

/** A route's document and data URLs. */
const shapesOf = (path: string) => [path, path === '/' ? '/_root.data' : `${path}.data`];

/** Requests every route with a cookie and returns the Cache-Control of each response. */
export async function findCachePolicies(origin: string, cookie: string) {
  const found: {id: string; path: string; policy: string | null}[] = [];
  // The requests are sequential because all routes at once would be a load test.
  for (const {id, path: document} of ROUTES)
    for (const path of shapesOf(document)) {
      const response = await fetch(origin + path, {headers: {Accept: 'text/html', Cookie: cookie}, redirect: 'manual'});
      await response.body?.cancel();
      found.push({id, path, policy: response.headers.get('Cache-Control')});
    }
  return found;
}
