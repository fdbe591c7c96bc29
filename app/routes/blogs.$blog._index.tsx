import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BlogPage} from '~/shop/journal/BlogPage';
import {JOURNAL_COPY} from '~/shop/journal/journal-copy';
import {blogFacts, feedLink} from '~/shop/journal/journal-meta';
import {TAG_PARAM} from '~/shop/journal/journal-path';
import {JournalErrorScreen} from '~/shop/journal/JournalErrorScreen';
import {requireBlogPage} from '~/shop/journal/require-blog-page.server';
import {CURSOR_PARAMS} from '~/shop/listing/filters/list-params';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {siteOf, unlistedMeta} from '~/shop/shell/frame/page-title';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';

export const handle = {pageCache: {query: [TAG_PARAM, ...CURSOR_PARAMS]}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  return {blog: await requireBlogPage(context, params.blog ?? '', new URL(request.url).searchParams)};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  if (!data) return unlistedMeta(JOURNAL_COPY.blogs, matches);
  const {blog} = data;
  const title = blog.tag === null ? blog.title : JOURNAL_COPY.taggedTitle(blog.title, blog.tag);
  return [...pageMeta(title, matches, (site) => blogFacts(blog, site)), ...feedLink(blog, siteOf(matches))];
};

export default function BlogRoute() {
  return <BlogPage blog={useLoaderData<typeof loader>().blog} />;
}

export function ErrorBoundary() {
  return <JournalErrorScreen otherwise={<RouteErrorScreen />} />;
}
