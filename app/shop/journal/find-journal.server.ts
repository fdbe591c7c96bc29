import type {ArticleListQuery} from '../../../storefrontapi.generated';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {ARTICLE_LIST_QUERY} from './journal.gql';
import {articlePath, blogPath, BLOGS_PATH} from './journal-path';

/** 5,000 articles. */
const MAX_PAGES = 20;

export interface ListedArticle {
  readonly blog: string;
  readonly handle: string;
  readonly title: string;
  /** May be empty. */
  readonly excerpt: string;
}

/** All blogs by handle, and their articles, the newest first. */
export interface Journal {
  readonly blogs: readonly string[];
  readonly articles: readonly ListedArticle[];
}

type Tools = Pick<Storefront, 'query'>;

/**
 * Finds all blogs and articles, at most 5,000; none if the store denies its content.
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export async function findJournal(storefront: Tools, cache: 'catalog' | 'short' = 'catalog'): Promise<Journal> {
  const first = await storefront.query(ARTICLE_LIST_QUERY, {cache});
  const articles = [...toListed(first)];
  let pageInfo = first.articles?.pageInfo;
  for (let page = 1; page < MAX_PAGES && pageInfo?.hasNextPage; page++) {
    const next: ArticleListQuery = await storefront.query(ARTICLE_LIST_QUERY, {
      variables: {after: pageInfo.endCursor},
      cache,
    });
    articles.push(...toListed(next));
    pageInfo = next.articles?.pageInfo;
  }
  return {blogs: (first.blogs?.nodes ?? []).map(({handle}) => handle), articles};
}

const toListed = ({articles}: ArticleListQuery): readonly ListedArticle[] =>
  (articles?.nodes ?? []).map(({handle, title, excerpt, blog}) => ({
    blog: blog.handle,
    handle,
    title,
    excerpt: excerpt ?? '',
  }));

/** Returns the paths of the list of blogs, of each blog and of each article; none without a blog. */
export const toJournalPaths = ({blogs, articles}: Journal): readonly string[] =>
  blogs.length === 0
    ? []
    : [
        BLOGS_PATH,
        ...blogs.map((blog) => blogPath(blog)),
        ...articles.map(({blog, handle}) => articlePath(blog, handle)),
      ];
