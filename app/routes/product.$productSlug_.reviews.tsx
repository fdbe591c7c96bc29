import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {requireByName} from '~/shop/catalog/names/require-by-name.server';
import {productPath} from '~/shop/catalog/model/product-path';
import {findProduct} from '~/shop/product/find-product.server';
import {ProductErrorScreen} from '~/shop/product/ProductErrorScreen';
import {AllReviewsPage} from '~/shop/reviews/published/AllReviewsPage';
import {findPublishedReviews} from '~/shop/reviews/published/find-published-reviews.server';
import {parseReviewQuery} from '~/shop/reviews/published/parse-review-query';
import {REVIEW_PARAMS} from '~/shop/reviews/review-filter';
import {reviewsFacts} from '~/shop/reviews/published/reviews-meta';
import {REVIEWS_COPY} from '~/shop/reviews/reviews-copy';
import {reviewsPath} from '~/core/review-paths';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: REVIEW_PARAMS}} satisfies CachedRoute;

export async function loader({context, params, request}: LoaderFunctionArgs) {
  const {search} = new URL(request.url);
  const {id, handle, title} = await requireByName(
    context,
    {slug: params.productSlug ?? '', search},
    {find: (name, cache) => findProduct(context.storefront, name, cache), toPath: (name) => reviewsPath(name)},
  );
  const asked = parseReviewQuery(request.url);
  const found = await nullIfUnavailable(context, () => findPublishedReviews(context, id, asked));
  if (found && asked.page > found.pages) throw new Response(null, {status: 404});
  return data({product: {handle, title}, productPath: productPath(handle), found}, {status: found ? 200 : 503});
}

export const meta: MetaFunction<typeof loader> = ({data: loaded, matches}) =>
  loaded
    ? pageMeta(REVIEWS_COPY.pageTitle(loaded.product.title), matches, (site) => reviewsFacts(loaded, site))
    : unlistedMeta('Reviews', matches);

export default function ProductReviewsRoute() {
  return <AllReviewsPage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return <ProductErrorScreen otherwise={<RouteErrorScreen />} />;
}
