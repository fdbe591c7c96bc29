import type {BlogPageQuery} from '../../../storefrontapi.generated';
import {readGuessed} from '~/platform/limits/read-limits.server';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import type {Storefront} from '~/platform/shopify/storefront.server';
import {findListPage, type FoundListPage, type PageSlice} from '~/shop/listing/paging/find-list-page.server';
import type {PageCursor} from '~/shop/listing/paging/page-cursor';
import {findJournal} from './find-journal.server';
import {BLOG_PAGE_QUERY} from './journal.gql';
import {blogPath} from './journal-path';
import type {BlogView} from './journal-view';
import {findTag, toBlogTags} from './blog-tags';
import {toArticleCard} from './to-article';

type BlogSource = BlogPageQuery['blog'];

export interface BlogPageRequest {
  /** Untrusted, in lower case. */
  readonly handle: string;
  /** Untrusted. */
  readonly tag: string | null;
  readonly cursor: PageCursor;
}

/**
 * Finds one page of a blog, the newest articles first. A tag that no article has selects nothing.
 * @returns null if there is no such blog, or the store denies its content
 * @throws UpstreamError when Shopify does not respond and no response is cached
 */
export function findBlogPage(storefront: Storefront, request: BlogPageRequest): Promise<BlogView | null> {
  const {handle} = request;
  return readGuessed(
    (isListed) => queryBlogPage(storefront, request, isListed),
    async () => (await findJournal(storefront, 'short')).blogs.includes(handle),
  );
}

async function queryBlogPage(storefront: Storefront, request: BlogPageRequest, isListed: boolean) {
  const cache = isListed ? 'catalog' : 'guessed-handle';
  const query = (tag: string | null) => async (slice: PageSlice) => {
    const variables = {handle: request.handle, ...slice, ...(tag !== null && {query: `tag:${quoteSearchTerm(tag)}`})};
    return (await storefront.query(BLOG_PAGE_QUERY, {variables, cache})).blog;
  };
  const find = (tag: string | null, cursor: PageCursor) =>
    findListPage(cursor, query(tag), (blog) => blog?.articles.pageInfo ?? null);
  if (request.tag === null) return toBlogView(await find(null, request.cursor), null);
  const whole = await find(null, null);
  // Shopify is asked only for tags that the blog has: a guessed one costs no request, and no place in the cache.
  const tag = findTag(getTagLists(whole.page), request.tag);
  if (tag === null) return toBlogView(withoutArticles(whole), request.tag);
  return toBlogView(await find(tag, request.cursor), tag);
}

const getTagLists = (blog: BlogSource) => blog?.tagged.nodes.map(({tags}) => tags) ?? [];

function withoutArticles(found: FoundListPage<BlogSource>): FoundListPage<BlogSource> {
  const page = found.page && {...found.page, articles: {...found.page.articles, nodes: []}};
  return {page, cursor: null, previous: null, next: null};
}

function toBlogView({page, cursor, previous, next}: FoundListPage<BlogSource>, tag: string | null): BlogView | null {
  if (!page) return null;
  const {handle, title, seo, articles} = page;
  return {
    handle,
    title,
    description: seo?.description ?? '',
    articles: articles.nodes.map((article) => toArticleCard(article, handle)),
    tags: toBlogTags(handle, getTagLists(page), tag),
    tag,
    isWhole: tag === null && cursor === null,
    previousPath: previous && blogPath(handle, {tag, cursor: previous}),
    nextPath: next && blogPath(handle, {tag, cursor: next}),
  };
}
