import {getSitemap, getSitemapIndex, type Storefront as HydrogenStorefront} from '@shopify/hydrogen';
import {collectionPath} from '~/shop/listing/collection/collection-path';
import {productPath} from '~/shop/catalog/model/product-path';
import {toPagePath} from '~/shop/content/page/screens';
import {findJournal, toJournalPaths} from '~/shop/journal/find-journal.server';
import {findRecipes} from '~/shop/recipes/find-recipes.server';
import {lotPath} from '~/core/lot-path';
import {recipePath} from '~/core/recipe-path';
import {findLots} from '~/orders/lots/find-lots.server';
import type {AppContext} from '~/platform/context.server';
import {publicFileHeaders} from '~/platform/public-file-headers.server';

type Context = Pick<AppContext, 'storefront' | 'config'>;

/** What Shopify lists, and the paths that this storefront has for it. */
const PATHS = {
  products: productPath,
  collections: collectionPath,
  pages: (handle: string) => toPagePath(handle) ?? `/pages/${encodeURIComponent(handle)}`,
} as const;

type SitemapType = keyof typeof PATHS;

/** Pages of this storefront that Shopify does not list. */
const OWN_PATHS = [
  '/',
  '/products',
  '/collections',
  '/recipes',
  '/tiffin',
  '/shipping-returns',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** What Shopify lists, and this storefront lists by itself: Shopify's lists of articles do not say which blog they belong to. */
const BLOGS = 'blogs';

/** The path of the sitemap with {@link OWN_PATHS}, the recipes and the lots. */
const OWN_SITEMAP = '/sitemap/storefront/1.xml';

const HEADERS = publicFileHeaders('application/xml');

/**
 * Creates the index of all sitemaps.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function createSitemapIndex(context: Context): Promise<Response> {
  const types: (SitemapType | typeof BLOGS)[] = [...(Object.keys(PATHS) as SitemapType[]), BLOGS];
  const index = await getSitemapIndex({...toSources(context), types, customChildSitemaps: [OWN_SITEMAP]});
  return new Response(index.body, {headers: HEADERS});
}

/**
 * Creates one sitemap.
 * @param type of what it lists, untrusted
 * @param page its number, untrusted
 * @returns null if there is no such sitemap
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function createSitemap(context: Context, type: string, page: string): Promise<Response | null> {
  if (!/^[1-9]\d{0,3}$/.test(page)) return null;
  if (type === 'storefront') return page === '1' ? createOwnSitemap(context) : null;
  if (type === BLOGS) return page === '1' ? createBlogsSitemap(context) : null;
  if (!Object.hasOwn(PATHS, type)) return null;
  const toPath = PATHS[type as SitemapType];
  let hasItems = false;
  const sitemap = await getSitemap({
    ...toSources(context),
    params: {type, page},
    getLink({baseUrl, handle = ''}) {
      hasItems = true;
      return baseUrl + toPath(handle);
    },
  });
  // Hydrogen lists the home page in a sitemap without items, which only the first one of an empty store may be.
  if (!hasItems && page !== '1') return null;
  return new Response(sitemap.body, {headers: HEADERS});
}

async function createOwnSitemap({storefront, config}: Context): Promise<Response> {
  const [recipes, lots] = await Promise.all([findRecipes(storefront), findLots({storefront, config})]);
  const paths = [...recipes.map(({handle}) => recipePath(handle)), ...lots.map(({number}) => lotPath(number))];
  return toSitemap([...OWN_PATHS, ...paths], config);
}

/** All blogs and articles; the home page for a store without any, as in Hydrogen's sitemaps. */
async function createBlogsSitemap({storefront, config}: Context): Promise<Response> {
  const paths = toJournalPaths(await findJournal(storefront));
  return toSitemap(paths.length > 0 ? paths : ['/'], config);
}

function toSitemap(paths: readonly string[], {PUBLIC_ORIGIN}: Context['config']): Response {
  const urls = paths.map((path) => `<url><loc>${new URL(path, PUBLIC_ORIGIN).href}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
  return new Response(xml, {headers: HEADERS});
}

/** Returns what Hydrogen's sitemaps read: our cached client, and the public origin instead of the request's. */
const toSources = ({storefront, config}: Context) => ({
  storefront: storefront as unknown as HydrogenStorefront,
  request: new Request(config.PUBLIC_ORIGIN),
});
