import {useLoaderData, type MetaFunction} from '@remix-run/react';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/shop/cart/AddToCart';
import {findPopular} from '~/shop/catalog/recommendations/find-popular.server';
import {findResults} from '~/shop/search/results/find-results.server';
import {parseSearchRequest} from '~/shop/search/results/parse-search-request.server';
import {SearchPage} from '~/shop/search/results/SearchPage';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {unlistedMeta} from '~/shop/shell/frame/page-title';
import {orUnavailable} from '~/platform/http.server';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

/** The search page. Popular products are loaded only if nothing was found. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const searchRequest = parseSearchRequest(new URL(request.url).searchParams);
  const results = await findResults(context.storefront, searchRequest).catch(orUnavailable(context));
  const isFound = results.products.length > 0;
  const popular = isFound ? [] : await nullOnUpstreamFailure(findPopular(context.storefront), context.report);
  return {request: searchRequest, results, popular: popular ?? []};
}

export const meta: MetaFunction = ({matches}) => unlistedMeta('Search', matches, {path: '/search'});

export default function SearchRoute() {
  const data = useLoaderData<typeof loader>();
  useStaleRefresh(data);
  return (
    <>
      <SearchPage
        {...data}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
    </>
  );
}
