import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BuyButton} from '~/shop/composition/BuyButton';
import {ArticlePage} from '~/shop/journal/ArticlePage';
import {JOURNAL_COPY} from '~/shop/journal/journal-copy';
import {articleFacts, feedLink} from '~/shop/journal/journal-meta';
import {JournalErrorScreen} from '~/shop/journal/JournalErrorScreen';
import {requireArticle} from '~/shop/journal/require-article.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {siteOf, unlistedMeta} from '~/shop/shell/frame/page-title';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const handles = {blog: params.blog ?? '', article: params.article ?? ''};
  return {article: await requireArticle(context, handles, new URL(request.url).search)};
}

export const meta: MetaFunction<typeof loader> = ({data, matches}) => {
  if (!data) return unlistedMeta(JOURNAL_COPY.blogs, matches);
  const {article} = data;
  return [
    ...pageMeta(article.seoTitle, matches, (site) => articleFacts(article, site)),
    ...feedLink(article.blog, siteOf(matches)),
  ];
};

export default function ArticleRoute() {
  const {article} = useLoaderData<typeof loader>();
  return <ArticlePage article={article} renderBuy={(product) => <BuyButton product={product} />} />;
}

export function ErrorBoundary() {
  return <JournalErrorScreen otherwise={<RouteErrorScreen />} />;
}
