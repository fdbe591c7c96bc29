import {setCursor, type PageCursor} from '~/shop/listing/paging/page-cursor';

export const BLOGS_PATH = '/blogs';

/** The query parameter that filters a blog by a tag. */
export const TAG_PARAM = 'tag';

/** The pages above the list of blogs, and above a blog, the top one first. */
export const HOME_PARENT = [{title: 'Home', path: '/'}] as const;
export const BLOG_PARENTS = [...HOME_PARENT, {title: 'Blogs', path: BLOGS_PATH}] as const;

interface BlogPageParams {
  readonly tag?: string | null;
  readonly cursor?: PageCursor;
}

/** Returns the path of a page of a blog; of its first page without a cursor. */
export function blogPath(blog: string, {tag = null, cursor = null}: BlogPageParams = {}): string {
  const params = new URLSearchParams();
  if (tag !== null) params.set(TAG_PARAM, tag);
  setCursor(params, cursor);
  return `${BLOGS_PATH}/${encodeURIComponent(blog)}${params.size > 0 ? `?${params.toString()}` : ''}`;
}

export const articlePath = (blog: string, article: string): string =>
  `${BLOGS_PATH}/${encodeURIComponent(blog)}/${encodeURIComponent(article)}`;

/** Returns the path of a blog's Atom feed, which is that of Shopify's online store. */
export const feedPath = (blog: string): string => `${blogPath(blog)}.atom`;
