import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROUTE_ACCESS} from '../../support/route-access';
import {startStack, type Stack} from '../../support/stack';
import {readStructuredData} from '../../support/structured-data';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const textOf = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(stack.origin + path, {headers, redirect: 'manual'});
  return {status: response.status, headers: response.headers, text: await response.text()};
};
const contentsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');
const pathOf = (url: string) => url.slice(stack.origin.length);
const pageAt = async (path: string) => (await createVisitor(stack.origin).get(path)).text();
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe('the sitemaps', () => {
  it('list pages that exist under their canonical URL', async () => {
    const index = await textOf('/sitemap.xml');
    expect(index.headers.get('Content-Type')).toContain('xml');
    const sitemaps = contentsOf(index.text, 'loc');
    expect(sitemaps.map(pathOf).sort()).toEqual([
      '/sitemap/blogs/1.xml',
      '/sitemap/collections/1.xml',
      '/sitemap/pages/1.xml',
      '/sitemap/products/1.xml',
      '/sitemap/storefront/1.xml',
    ]);
    const pages = (await Promise.all(sitemaps.map((url) => textOf(pathOf(url))))).flatMap(({text}) =>
      contentsOf(text, 'loc'),
    );
    expect(pages.map(pathOf)).toEqual(
      expect.arrayContaining([
        '/',
        '/products',
        '/product/palak-paneer',
        '/recipes/palak-paneer',
        '/lots/ppn-2620',
        '/about',
        '/collections',
        '/tiffin',
        '/collections/bundles',
        '/blogs',
        '/blogs/journal',
        '/blogs/journal/basmati-rice',
      ]),
    );
    expect(new Set(pages).size).toBe(pages.length);
    for (const url of pages) expect(canonicalOf(await pageAt(pathOf(url)))).toBe(url);
  });

  it.each([
    '/sitemap/products/2x.xml',
    '/sitemap/products/0.xml',
    '/sitemap/orders/1.xml',
    '/sitemap/storefront/2.xml',
    '/sitemap/products/99.xml',
    '/sitemap/pages/2.xml',
    '/sitemap/blogs/2.xml',
  ])('answer 404 for %s', async (path) => {
    expect((await textOf(path)).status).toBe(404);
  });

  it('are named in robots.txt', async () => {
    expect((await textOf('/robots.txt')).text).toContain(`Sitemap: ${stack.origin}/sitemap.xml`);
  });
});

describe('the product feed', () => {
  it('lists every product with its price, the former price of bundles, and a link that works', async () => {
    const {text} = await textOf('/products.xml');
    const links = contentsOf(text, 'g:link');
    expect(links).toHaveLength(10);
    expect(contentsOf(text, 'g:price').filter((price) => price === '7.99 USD')).toHaveLength(6);
    const sampler = text.split('<item>').find((item) => item.includes('ultimate-desi-sampler')) ?? '';
    expect({regular: contentsOf(sampler, 'g:price'), sale: contentsOf(sampler, 'g:sale_price')}).toEqual({
      regular: ['47.94 USD'],
      sale: ['41.99 USD'],
    });
    for (const link of links) expect((await textOf(pathOf(link))).status).toBe(200);
  });
});

describe('llms.txt', () => {
  it('links pages that exist', async () => {
    const {text} = await textOf('/llms.txt');
    expect(text).toMatch(/^# Fusion Tiffin\n\n> /);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect({link, status: (await textOf(pathOf(link))).status}).toEqual({link, status: 200});
  });
});

describe('a product page', () => {
  it('is Markdown for a request that prefers it', async () => {
    const {headers, text} = await textOf('/product/palak-paneer', {Accept: 'text/markdown'});
    expect(headers.get('Content-Type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('Vary')).toContain('Accept');
    expect(text).toMatch(/^# Palak Paneer\n/);
    expect(text).toContain('Price: $7.99');
    expect(text).not.toMatch(/<\w/);
  });

  it('is HTML for browsers, and says that it depends on what the request accepts', async () => {
    const {headers, text} = await textOf('/product/palak-paneer', {Accept: 'text/html,*/*;q=0.8'});
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(headers.get('Vary')).toContain('Accept');
    expect(text).toContain('href="/product/palak-paneer/markdown"');
  });

  it('redirects another name of the product as Markdown too', async () => {
    const {status, headers} = await textOf('/product/country-classics-bundle', {Accept: 'text/markdown'});
    expect({status, to: headers.get('Location')}).toEqual({status: 301, to: '/product/desi-comfort-trio'});
  });
});

describe('structured data', () => {
  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/products', ['ItemList']],
    ['/collections', ['BreadcrumbList', 'ItemList']],
    ['/collections/bundles', ['BreadcrumbList', 'ItemList']],
    ['/product/palak-paneer', ['BreadcrumbList', 'Product']],
    ['/product/desi-comfort-trio', ['BreadcrumbList', 'Product']],
    ['/blogs', ['BreadcrumbList', 'ItemList']],
    ['/blogs/journal', ['BreadcrumbList', 'ItemList']],
    ['/blogs/journal/basmati-rice', ['BreadcrumbList', 'BlogPosting']],
    ['/recipes', ['ItemList']],
    ['/recipes/palak-paneer', ['BreadcrumbList', 'Recipe']],
  ])('of %s is valid', async (path, types) => {
    expect(readStructuredData(await pageAt(path)).map((datum) => datum['@type'])).toEqual(types);
  });

  it('is refused by this check if a rule is broken', () => {
    const script = (datum: object) =>
      `<script type="application/ld+json">${JSON.stringify({'@context': 'https://schema.org', ...datum})}</script>`;
    const crumb = {'@type': 'ListItem', position: 2, name: 'Dal', item: 'https://shop.example/dal'};
    expect(() => readStructuredData(script({'@type': 'BreadcrumbList', itemListElement: [crumb]}))).toThrow();
    expect(() => readStructuredData(script({'@type': 'Sandwich'}))).toThrow();
  });
});

describe('a page', () => {
  const content = (html: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]+)"`).exec(html)?.[1];
  const addresses = Object.values(ROUTE_ACCESS).map(({path}) => path);

  it('has a title, a description and either a canonical URL or a rule against listing it', async () => {
    const incomplete: string[] = [];
    const more = ['/product/no-such-dish', '/no-such-page', '/pages/no-such-page', '/products?sort=price'];
    for (const path of [...addresses, ...more]) {
      const {text, headers, status} = await textOf(path, {Accept: 'text/html'});
      // Search engines ignore the page of an outage.
      if (!headers.get('Content-Type')?.startsWith('text/html') || status >= 500) continue;
      const isDescribed = /<title>[^<]+<\/title>/.test(text) && content(text, 'description') !== undefined;
      const isListed = status === 200 && canonicalOf(text) !== undefined;
      if (!isDescribed || !(isListed || content(text, 'robots') === 'noindex')) incomplete.push(path);
    }
    expect(incomplete).toEqual([]);
  });

  it.each([
    ['/auth', '/auth'],
    ['/login', '/auth'],
    ['/search?q=curry', '/search'],
  ])('at %s that is not listed names the canonical URL %s', async (path, canonical) => {
    const html = await pageAt(path);
    expect(canonicalOf(html)).toBe(stack.origin + canonical);
    expect(content(html, 'robots')).toBe('noindex');
  });
});

describe('without Shopify', () => {
  it.each([
    '/sitemap.xml',
    '/sitemap/products/1.xml',
    '/sitemap/blogs/1.xml',
    '/blogs/journal.atom',
    '/products.xml',
    '/llms.txt',
  ])('answers 503 with a time to try again for %s', async (path) => {
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
    await stack.restartStorefront();
    const {status, headers} = await textOf(path);
    expect({status, retryAfter: headers.get('Retry-After')}).toEqual({status: 503, retryAfter: '30'});
  });
});
