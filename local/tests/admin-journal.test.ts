import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {ADMIN_SCOPES, SETUP_SCOPES} from '../shop/admin/admin-scopes';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createAdminClient, errorsOf, type AdminResponse} from './admin-client';

let shop: LocalShop;
beforeAll(async () => void (shop = await startLocalShop({adminScopes: [...ADMIN_SCOPES, ...SETUP_SCOPES]})));
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const CREATE_BLOG = `mutation Create($blog: BlogCreateInput!) {
  blogCreate(blog: $blog) { blog { id handle title articlesCount { count } } userErrors { code field message } }
}`;
const CREATE_ARTICLE = `mutation Create($article: ArticleCreateInput!) {
  articleCreate(article: $article) {
    article { id handle author { name } summary tags publishedAt blog { handle } image { altText } }
    userErrors { code field message }
  }
}`;

const send = (query: string, variables: object): Promise<AdminResponse> =>
  createAdminClient(shop)(query, {...variables});

async function createBlog(): Promise<string> {
  const {data} = await send(CREATE_BLOG, {blog: {title: 'News'}});
  return (data?.['blogCreate'] as {blog: {id: string}}).blog.id;
}

const codes = async (article: object) =>
  (errorsOf(await send(CREATE_ARTICLE, {article})) as {code: string}[]).map(({code}) => code);

it('creates a blog and an article, and deletes both', async () => {
  const blogId = await createBlog();
  const article = {
    blogId,
    title: 'A New Spice',
    author: {name: 'Meera Krishnan'},
    summary: '<p>Mild &amp; warm</p>',
    tags: ['Spices', 'Kitchen'],
    isPublished: true,
  };
  const {data} = await send(CREATE_ARTICLE, {article});
  expect(data?.['articleCreate']).toMatchObject({
    article: {
      handle: 'a-new-spice',
      author: {name: 'Meera Krishnan'},
      summary: '<p>Mild &amp; warm</p>',
      tags: ['Kitchen', 'Spices'],
      blog: {handle: 'news'},
      image: null,
    },
    userErrors: [],
  });
  const {id} = (data?.['articleCreate'] as {article: {id: string}}).article;
  const remove = `mutation Remove($article: ID!, $blog: ID!) {
    articleDelete(id: $article) { deletedArticleId userErrors { code } }
    blogDelete(id: $blog) { deletedBlogId userErrors { code } }
  }`;
  const removed = await send(remove, {article: id, blog: blogId});
  expect(removed.data).toMatchObject({articleDelete: {deletedArticleId: id}, blogDelete: {deletedBlogId: blogId}});
  expect(errorsOf(await send(remove, {article: id, blog: blogId})) as {code: string}[]).toHaveLength(2);
});

it('refuses a blog without a title, or whose handle is taken', async () => {
  expect(errorsOf(await send(CREATE_BLOG, {blog: {title: ' '}}))).toMatchObject([{field: ['blog', 'title']}]);
  expect(errorsOf(await send(CREATE_BLOG, {blog: {title: 'Journal'}}))).toMatchObject([
    {field: ['blog', 'handle'], message: 'Handle has already been taken'},
  ]);
});

it('refuses an article without blog, author or title, with a taken handle, a future date or a lost picture', async () => {
  const blogId = await createBlog();
  const author = {name: 'Meera Krishnan'};
  expect(await codes({title: 'A', author})).toEqual(['BLOG_REFERENCE_REQUIRED']);
  expect(await codes({title: 'A', author, blogId: 'gid://shopify/Blog/1'})).toEqual(['NOT_FOUND']);
  expect(await codes({title: 'A', author: {name: ''}, blogId})).toEqual(['AUTHOR_FIELD_REQUIRED']);
  expect(await codes({title: ' ', author, blogId})).toEqual(['BLANK']);
  const publishDate = '2099-01-01T00:00:00Z';
  expect(await codes({title: 'A', author, blogId, isPublished: true, publishDate})).toEqual(['INVALID_PUBLISH_DATE']);
  const image = {url: 'https://elsewhere.example/a.png'};
  expect(await codes({title: 'A', author, blogId, image})).toEqual(['UPLOAD_FAILED']);
  expect(await codes({title: 'A', author, blogId})).toEqual([]);
  expect(await codes({title: 'A', author, blogId})).toEqual(['TAKEN']);
});

it('refuses loudly what it does not emulate', async () => {
  const blogId = await createBlog();
  const article = {title: 'A', author: {name: 'Meera'}, blogId, templateSuffix: 'wide'};
  expect(JSON.stringify((await send(CREATE_ARTICLE, {article})).errors)).toContain('templateSuffix');
});
