import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {visitCachedPage, visitPage, withoutNonce} from '../../support/visit-page';

const CACHED = [
  '/',
  '/products',
  '/product/palak-paneer',
  '/product/palak-paneer/reviews',
  '/collections',
  '/collections/bundles',
  '/recipes',
  '/recipes/palak-paneer',
  '/recipes/palak-paneer/cook',
  '/lots/ppn-2620',
  '/recipes/saved',
  '/tiffin',
  '/tiffin?dish=desi-goat-curry&dish=palak-paneer',
  '/about',
  '/blogs/journal',
  '/blogs/journal/basmati-rice',
  '/faqs',
  '/privacy-policy',
];
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visit = (path: string, headers?: Readonly<Record<string, string>>) => visitPage(stack.origin + path, headers);
const visitCached = (path: string) => visitCachedPage(stack.origin + path);

describe('a cached page', () => {
  it.each(CACHED)('is the page that a crawler would get, with a nonce of its own: %s', async (path) => {
    const first = await visitCached(path);
    const second = await visit(path);
    const visitUncached = () => visit(path, {Cookie: 'refresh=1', 'User-Agent': CRAWLER});
    expect((await visitUncached()).cacheStatus).toBeNull();
    // With this cookie, parts that were read a second ago or earlier are streamed.
    await expect.poll(async () => withoutNonce(await visitUncached()), {timeout: 10_000}).toBe(withoutNonce(second));
    expect(second.nonce).not.toBe(first.nonce);
    const scripts = second.html.match(/<script[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !/type="application\/(?:ld\+)?json"/.test(tag) && !tag.includes(second.nonce)),
    ).toEqual([]);
    expect(second.html).not.toContain(first.nonce);
  });

  it('has another nonce in each of 100 responses', async () => {
    await visitCached('/faqs');
    const visits = await Promise.all(Array.from({length: 100}, () => visit('/faqs')));
    expect(new Set(visits.map(({nonce}) => nonce)).size).toBe(100);
    expect(visits.filter(({html, nonce}) => !html.includes(`nonce="${nonce}"`))).toEqual([]);
  });

  it('is the same for visitors who save data, whom a header tells apart', async () => {
    const cached = await visitCached('/');
    const saving = {Accept: 'text/html', 'Save-Data': 'on'};
    const page = await visit('/', saving);
    expect(page.cacheStatus).toBe('pages; hit');
    expect(withoutNonce(page)).toBe(withoutNonce(cached));
    const timingOf = async (headers: HeadersInit) =>
      (await fetch(stack.origin, {headers})).headers.get('Server-Timing');
    expect(await timingOf(saving)).toBe('save-data');
    expect(await timingOf({Accept: 'text/html'})).toBeNull();
  });

  it('costs no request to Shopify', async () => {
    await visitCached('/product/palak-paneer');
    await stack.shop.clearLog();
    await visit('/product/palak-paneer');
    expect((await stack.shop.log()).requests).toEqual([]);
  });

  it.each(['__Host-session=x', '__Host-cart=x', '__Host-flash=x', 'refresh=1'])(
    'is not for visitors with the cookie %s',
    async (cookie) => {
      await visitCached('/faqs');
      expect((await visit('/faqs', {Cookie: cookie})).cacheStatus).toBeNull();
    },
  );

  it.each(['/', '/products', '/product/palak-paneer', '/recipes/palak-paneer', '/privacy-policy'])(
    'is rendered once for 100 addresses with parameters that it does not read: %s',
    async (path) => {
      await visitCached(path);
      await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
      for (let number = 0; number < 100; number++)
        expect((await visit(`${path}?anything=${number}&utm_source=mail`)).cacheStatus).toBe('pages; hit');
    },
  );

  it('is another one for each parameter that it reads, from the third request on', async () => {
    await visitCached('/products');
    const statuses: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn++) statuses.push((await visit('/products?sort=price-up&x=1')).cacheStatus);
    expect(statuses).toEqual([null, 'pages; fwd=miss', 'pages; hit']);
  });

  it('looks the same to a visitor with a cookie, whatever parameters the address has besides', async () => {
    const cookie = {Cookie: 'refresh=1', 'User-Agent': CRAWLER};
    const [page, other] = [
      await visit('/products?kind=single', cookie),
      await visit('/products?x=1&kind=single', cookie),
    ];
    expect(withoutNonce(other)).toBe(withoutNonce(page));
  });

  it('keeps the parameters that it does not read in its redirects', async () => {
    const response = await fetch(`${stack.origin}/product/palak%20paneer?utm_source=mail`, {redirect: 'manual'});
    expect(response.headers.get('Location')).toBe('/product/palak-paneer?utm_source=mail');
    const other = await fetch(`${stack.origin}/pages/contact?order=1001`, {redirect: 'manual'});
    expect(other.headers.get('Location')).toBe('/contact?order=1001');
  });

  it('is not replaced by a request with forged addresses', async () => {
    const forged = {'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/evil', 'X-Forwarded-Proto': 'gopher'};
    await visit('/faqs', forged);
    expect((await visitCached('/faqs')).html).not.toContain('evil');
  });

  it('outlasts addresses that are guessed, with filters or without', async () => {
    const paths = ['/faqs', '/products?kind=bundle', '/products?heat=medium&sort=price-up', '/about?tab=team'];
    for (const path of paths) await visitCached(path);
    // More pages than the memory of pages with a query can hold. Each is requested as often as it must be to be cached.
    const guesses = Array.from({length: 100}, (_, index) => `/products?sort=price-up&min=${index}`);
    for (const path of [...guesses, '/FAQS', '/faqs/', '/faq%73', '/faqsfaqs'])
      for (let turn = 0; turn < 2; turn++) await visit(path);
    await stack.shop.fault({path: '/api/*', mode: 'status', status: 503});
    for (const path of paths) expect((await visit(path)).cacheStatus).toBe('pages; hit');
  });
});

describe('a page is not cached', () => {
  it.each(['/cart', '/auth', '/contact', '/search?q=curry', '/no-such-page', '/product/no-such-dish'])(
    'if it is %s',
    async (path) => {
      await visit(path);
      expect((await visit(path)).cacheStatus).toBeNull();
    },
  );

  it('if the database does not return its reviews', async () => {
    await stack.restartStorefront();
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    for (let turn = 0; turn < 3; turn++) expect((await visit('/product/palak-paneer')).cacheStatus).toBeNull();
  });
});
