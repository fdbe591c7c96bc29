import {escapeHtml} from '../../seed/escape-html';
import type {SeedBlog} from '../../seed/types';
import {articleId, blogId} from '../catalog/ids';
import {idsOf} from '../catalog/metafields';
import type {ArticleNode} from '../catalog/nodes';
import {dateTime} from '../graphql/date-time';
import type {ShopContext} from '../state';

/** Converts a blog to a node of the Admin API. */
export const toBlog = (blog: SeedBlog) => ({
  __typename: 'Blog' as const,
  id: blogId(blog),
  handle: blog.handle,
  title: blog.title,
  commentPolicy: 'CLOSED',
  articlesCount: {count: blog.articles.length, precision: 'EXACT'},
});

/** Converts an article to a node of the Admin API. */
export function toArticle({article, blog}: ArticleNode, {state, config}: ShopContext) {
  const {author, picture, excerpt} = article;
  return {
    __typename: 'Article' as const,
    id: articleId(article),
    handle: article.handle,
    title: article.title,
    body: article.bodyHtml,
    summary: excerpt === '' ? null : `<p>${escapeHtml(excerpt)}</p>`,
    // Shopify returns tags in the order of the alphabet.
    tags: [...article.tags].sort(),
    author: {name: `${author.firstName} ${author.lastName}`.trim()},
    blog: toBlog(blog),
    isPublished: true,
    publishedAt: dateTime(article.publishedAt),
    image: picture ? {...picture, url: `${config.storefrontOrigin}/cdn/shop/files/${picture.file}?v=1`} : null,
    relatedProducts: idsOf(article.relatedProducts, state.seed),
  };
}

export type ArticleAdminNode = ReturnType<typeof toArticle>;
