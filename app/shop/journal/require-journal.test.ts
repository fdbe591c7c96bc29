import {describe, expect, it, vi} from 'vitest';
import {TooManyGuesses} from '~/platform/limits/read-limits.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {articleFixture} from './article-fixture';
import {ARTICLE_LIST_QUERY} from './journal.gql';
import {requireArticle} from './require-article.server';
import {requireBlogPage} from './require-blog-page.server';

const BLOG = {
  handle: 'news',
  title: 'News',
  seo: {description: 'From our kitchen.'},
  articles: {
    pageInfo: {hasNextPage: true, hasPreviousPage: false, startCursor: 'first', endCursor: 'last'},
    nodes: [articleFixture()],
  },
  tagged: {nodes: [{tags: ['Pantry', 'Deep "fry"']}]},
};
const LIST = {blogs: {nodes: [{handle: 'news'}]}, articles: {nodes: [{...articleFixture(), blog: {handle: 'news'}}]}};

type Query = (document: string, options?: {variables?: Record<string, unknown>; cache?: string}) => Promise<unknown>;

const toContext = (query: Query) => ({
  storefront: {query} as never,
  report: vi.fn(),
  reference: 'R-1',
  config: {PUBLIC_ORIGIN: 'https://shop.example', PUBLIC_STORE_DOMAIN: 'shop.myshopify.com'} as never,
});

function requiringBlog(handle: string, params: string, query: Query) {
  const spy = vi.fn(query);
  const found = requireBlogPage(toContext(spy), handle, new URLSearchParams(params)).catch((thrown: unknown) => thrown);
  return {found, sent: () => spy.mock.calls.map(([, options]) => options?.variables)};
}

const requiringArticle = (blog: string, article: string, query: Query) =>
  requireArticle(toContext(query), {blog, article}, '?a=b').catch((thrown: unknown) => thrown);

const locationOf = (response: unknown) => (response as Response).headers.get('Location');

const down: Query = async () => {
  throw new UpstreamError('timeout', 'shop');
};

/** Refuses guesses, as after too many, and has a list of all handles. */
const afterTooManyGuesses =
  (response: unknown): Query =>
  async (document, options) => {
    if (document === ARTICLE_LIST_QUERY) return LIST;
    if (options?.cache === 'guessed-handle') throw new TooManyGuesses();
    return response;
  };

describe('requireBlogPage', () => {
  it('has the path of the next page, and no tag', async () => {
    const {found, sent} = requiringBlog('news', '', async () => ({blog: BLOG}));
    expect(await found).toMatchObject({
      title: 'News',
      isWhole: true,
      previousPath: null,
      nextPath: '/blogs/news?after=last',
      tags: [{name: 'Deep "fry"'}, {name: 'Pantry'}],
    });
    expect(sent()).toEqual([{handle: 'news', first: 12}]);
  });

  it('asks Shopify for a tag that the blog has, as a quoted phrase', async () => {
    const {found, sent} = requiringBlog('news', 'tag=deep+%22fry%22', async () => ({blog: BLOG}));
    expect(await found).toMatchObject({
      tag: 'Deep "fry"',
      isWhole: false,
      nextPath: '/blogs/news?tag=Deep+%22fry%22&after=last',
    });
    expect(sent().at(-1)).toEqual({handle: 'news', first: 12, query: 'tag:"Deep \\"fry\\""'});
  });

  it('has no articles for a tag that the blog lacks, without asking Shopify for it', async () => {
    const {found, sent} = requiringBlog('news', 'tag=salt', async () => ({blog: BLOG}));
    expect(await found).toMatchObject({tag: 'salt', articles: [], nextPath: null});
    expect(sent()).toHaveLength(1);
  });

  it('redirects another spelling, with its query, and refuses what does not exist or is too long', async () => {
    const redirected = await requiringBlog('News', 'tag=Pantry', async () => ({blog: BLOG})).found;
    expect(redirected).toMatchObject({status: 301});
    expect(locationOf(redirected)).toBe('/blogs/news?tag=Pantry');
    expect(await requiringBlog('old', '', async () => ({blog: null})).found).toMatchObject({status: 404});
    expect(await requiringBlog('denied', '', async () => ({})).found).toMatchObject({status: 404});
    const {found, sent} = requiringBlog('x'.repeat(300), '', async () => ({blog: BLOG}));
    expect(await found).toMatchObject({status: 404});
    expect(sent()).toEqual([]);
  });

  it('is unavailable while Shopify is down', async () => {
    expect(await requiringBlog('news', '', down).found).toMatchObject({status: 503});
  });

  it('finds only listed blogs after too many guesses', async () => {
    const query = afterTooManyGuesses({blog: BLOG});
    expect(await requiringBlog('news', '', query).found).toMatchObject({title: 'News'});
    expect(await requiringBlog('nope', '', query).found).toMatchObject({status: 404});
  });
});

describe('requireArticle', () => {
  const found = {blog: {articleByHandle: articleFixture()}};

  it('sanitizes the text and converts links to the shop', async () => {
    const contentHtml =
      '<p onclick="x()"><a href="https://shop.myshopify.com/pages/faqs">FAQs</a></p><script>x()</script>';
    const source = {blog: {articleByHandle: articleFixture({contentHtml})}};
    expect(await requiringArticle('news', 'on-salt', async () => source)).toMatchObject({
      html: '<p><a href="/faqs">FAQs</a></p>',
    });
  });

  it('redirects another spelling, with its query', async () => {
    const redirected = await requiringArticle('News', 'On-Salt', async () => found);
    expect(redirected).toMatchObject({status: 301});
    expect(locationOf(redirected)).toBe('/blogs/news/on-salt?a=b');
  });

  it.each([
    ['another article', {blog: {articleByHandle: null}}, 404],
    ['another blog', {blog: null}, 404],
    ['a store that denies its content', {}, 404],
  ])('is missing for %s', async (_case, response, status) => {
    expect(await requiringArticle('news', 'on-salt', async () => response)).toMatchObject({status});
  });

  it('is unavailable while Shopify is down, and finds only listed articles after too many guesses', async () => {
    expect(await requiringArticle('news', 'on-salt', down)).toMatchObject({status: 503});
    const query = afterTooManyGuesses(found);
    expect(await requiringArticle('news', 'on-salt', query)).toMatchObject({title: 'On salt'});
    expect(await requiringArticle('news', 'on-pepper', query)).toMatchObject({status: 404});
  });
});
