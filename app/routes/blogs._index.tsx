import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {orUnavailable} from '~/platform/http.server';
import {BlogsPage} from '~/shop/journal/BlogsPage';
import {findBlogs} from '~/shop/journal/find-blogs.server';
import {JOURNAL_COPY} from '~/shop/journal/journal-copy';
import {blogsFacts} from '~/shop/journal/journal-meta';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

export async function loader({context}: LoaderFunctionArgs) {
  return {blogs: await findBlogs(context.storefront).catch(orUnavailable(context))};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) =>
  pageMeta(JOURNAL_COPY.blogs, matches, (site) => blogsFacts(data?.blogs ?? [], site));

export default function BlogsRoute() {
  return <BlogsPage blogs={useLoaderData<typeof loader>().blogs} />;
}
