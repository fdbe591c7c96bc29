import type {
  ArticleContentArgs,
  ArticleExcerptArgs,
  BlogArticlesArgs,
  QueryRootArticlesArgs,
  QueryRootBlogArgs,
  QueryRootBlogsArgs,
} from 'schema-2026-04/storefront-api-types';
import {escapeHtml} from '../../seed/escape-html';
import type {SeedAuthor, SeedBlog} from '../../seed/types';
import {connection, emptyConnection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import {invalidGlobalId} from '../graphql/request-errors';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {articleMetafields} from './article-metafields';
import {findByIdOrHandle} from './find-by-id-or-handle';
import {articleId, blogId} from './ids';
import {noMetafields} from './metafields';
import {toArticleNode, toArticleNodes, toBlogNode, type ArticleNode, type BlogNode, type ImageNode} from './nodes';
import {queryList} from './query-list';
import {articleDocument, blogDocument} from './search-documents';
import {toPlainText} from './to-plain-text';
import {truncate} from './truncate';

const nameOf = ({firstName, lastName}: SeedAuthor) => `${firstName} ${lastName}`;

const toAuthor = (author: SeedAuthor) => ({...author, name: nameOf(author)});

const byText = (left: string, right: string) => left.localeCompare(right, 'en');

type Order = (left: ArticleNode, right: ArticleNode) => number;

const byDate: Order = (left, right) => Date.parse(left.article.publishedAt) - Date.parse(right.article.publishedAt);

/** By `ArticleSortKeys`; no article is changed after it is published. Other keys keep the order of the ids. */
const ORDERS: Readonly<Record<string, Order>> = {
  AUTHOR: (left, right) => byText(nameOf(left.article.author), nameOf(right.article.author)),
  BLOG_TITLE: (left, right) => byText(left.blog.title, right.blog.title),
  PUBLISHED_AT: byDate,
  TITLE: (left, right) => byText(left.article.title, right.article.title),
  UPDATED_AT: byDate,
};

function articlesPage(nodes: readonly ArticleNode[], args: QueryRootArticlesArgs | BlogArticlesArgs, state: ShopState) {
  const found = queryList(nodes, args.query, articleDocument, state, args.sortKey === 'RELEVANCE');
  const order = ORDERS[args.sortKey ?? 'ID'];
  if (order) found.sort(order);
  return connection(found, args, ({article}) => articleId(article));
}

function blogsPage(args: QueryRootBlogsArgs, {state}: ShopContext) {
  const found = queryList(state.seed.blogs, args.query, blogDocument, state, args.sortKey === 'RELEVANCE');
  if (args.sortKey === 'TITLE') found.sort((left, right) => byText(left.title, right.title));
  if (args.sortKey === 'HANDLE') found.sort((left, right) => byText(left.handle, right.handle));
  return connection(found.map(toBlogNode), args, ({blog}) => blogId(blog));
}

function findBlog(args: QueryRootBlogArgs, {seed}: ShopState): BlogNode | null {
  const blog = findByIdOrHandle(seed.blogs, args, blogId);
  return blog && toBlogNode(blog);
}

function findArticle(id: string, {seed}: ShopState): ArticleNode | null {
  if (!/^gid:\/\/shopify\/\w+\/.+$/.test(id)) throw invalidGlobalId(id);
  return toArticleNodes(seed.blogs).find(({article}) => articleId(article) === id) ?? null;
}

function findInBlog(blog: SeedBlog, handle: string): ArticleNode | null {
  const article = blog.articles.find((each) => each.handle === handle);
  return article ? toArticleNode(article, blog) : null;
}

function pictureOf({article}: ArticleNode): ImageNode | null {
  const {number, picture} = article;
  return picture ? {__typename: 'Image', id: gid('ArticleImage', number), ...picture, thumbhash: null} : null;
}

function authorsOf({blog}: BlogNode) {
  const byName = new Map(blog.articles.map(({author}) => [nameOf(author), toAuthor(author)]));
  return [...byName.values()];
}

export const blogResolvers: ResolverMap = {
  QueryRoot: {
    blog: (_root, args: QueryRootBlogArgs, {state}: ShopContext) => findBlog(args, state),
    blogByHandle: (_root, args: {handle: string}, {state}: ShopContext) => findBlog(args, state),
    blogs: (_root, args: QueryRootBlogsArgs, context: ShopContext) => blogsPage(args, context),
    article: (_root, {id}: {id: string}, {state}: ShopContext) => findArticle(id, state),
    articles: (_root, args: QueryRootArticlesArgs, {state}: ShopContext) =>
      articlesPage(toArticleNodes(state.seed.blogs), args, state),
  },
  Blog: {
    ...noMetafields,
    id: ({blog}: BlogNode) => blogId(blog),
    handle: ({blog}: BlogNode) => blog.handle,
    title: ({blog}: BlogNode) => blog.title,
    authors: authorsOf,
    articleByHandle: ({blog}: BlogNode, {handle}: {handle: string}) => findInBlog(blog, handle),
    articles: ({blog}: BlogNode, args: BlogArticlesArgs, {state}: ShopContext) =>
      articlesPage(toArticleNodes([blog]), args, state),
    seo: ({blog}: BlogNode) => ({title: null, description: blog.seoDescription}),
    onlineStoreUrl: () => null,
  },
  Article: {
    ...articleMetafields,
    id: ({article}: ArticleNode) => articleId(article),
    handle: ({article}: ArticleNode) => article.handle,
    title: ({article}: ArticleNode) => article.title,
    author: ({article}: ArticleNode) => toAuthor(article.author),
    authorV2: ({article}: ArticleNode) => toAuthor(article.author),
    blog: ({blog}: ArticleNode) => toBlogNode(blog),
    comments: (_article: ArticleNode, args: ConnectionArgs) => emptyConnection(args),
    content: ({article}: ArticleNode, {truncateAt}: ArticleContentArgs) =>
      truncate(toPlainText(article.bodyHtml), truncateAt),
    contentHtml: ({article}: ArticleNode) => article.bodyHtml,
    excerpt: ({article}: ArticleNode, {truncateAt}: ArticleExcerptArgs) =>
      article.excerpt === '' ? null : truncate(article.excerpt, truncateAt),
    excerptHtml: ({article}: ArticleNode) => (article.excerpt === '' ? null : `<p>${escapeHtml(article.excerpt)}</p>`),
    image: pictureOf,
    publishedAt: ({article}: ArticleNode) => dateTime(article.publishedAt),
    seo: ({article}: ArticleNode) => ({title: null, description: article.seoDescription}),
    tags: ({article}: ArticleNode) => [...article.tags],
    onlineStoreUrl: () => null,
  },
};
