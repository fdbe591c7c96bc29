import type {CachedRoute} from '~/core/page-query';
import {itemList} from '~/core/page-meta';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {BuyButton} from '~/shop/composition/BuyButton';
import {findListing} from '~/shop/listing/products/find-listing.server';
import {parseListingRequest} from '~/shop/listing/products/parse-listing-request.server';
import {isStoreEmpty} from '~/shop/listing/products/is-store-empty';
import {findAdminUrl} from '~/shop/listing/products/find-admin-url.server';
import {LISTING_COPY} from '~/shop/listing/products/listing-copy';
import {toListedPaths} from '~/shop/listing/products/to-listed-paths';
import {ProductsPage} from '~/shop/listing/products/ProductsPage';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {TIME_FOOTNOTE} from '~/shop/content/banner/banner-copy';
import {OfferSlot} from '~/shop/composition/OfferSlot';
import {findBanner} from '~/shop/content/banner/find-banner.server';
import {LISTING_PARAMS} from '~/shop/listing/filters/list-params';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';

export {RouteErrorScreen as ErrorBoundary} from '~/shop/shell/errors/RouteErrorScreen';
export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: LISTING_PARAMS}} satisfies CachedRoute;

/** Loads the product list. While Shopify is down it renders without products, with status 503. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const listingRequest = parseListingRequest(new URL(request.url).searchParams);
  const [listing, banner] = await Promise.all([
    nullOnUpstreamFailure(findListing(context, listingRequest), context.report),
    findBanner(context, 'products'),
  ]);
  const adminUrl = listing && isStoreEmpty(listing) ? await findAdminUrl(context) : null;
  return data({listing, banner, adminUrl}, {status: listing ? 200 : 503});
}

export const meta: MetaFunction<typeof loader> = ({data, matches, location}) =>
  pageMeta('Products', matches, (site) => ({
    path: isWholeList(location.search) ? '/products' : null,
    description: LISTING_COPY.description,
    structuredData: data?.listing ? [itemList(toListedPaths(data.listing), site)] : [],
  }));

/** Returns whether a query selects nothing: it may have parameters of advertising. */
function isWholeList(search: string): boolean {
  const params = new URLSearchParams(search);
  return !LISTING_PARAMS.some((name) => params.has(name));
}

export default function ProductsRoute() {
  const {listing, banner, adminUrl} = useLoaderData<typeof loader>();
  useStaleRefresh(listing);
  return (
    <>
      <OfferSlot banner={banner} />
      <ProductsPage listing={listing} adminUrl={adminUrl} renderBuy={(product) => <BuyButton product={product} />} />
      <p className="page text-sm text-ink-soft">{TIME_FOOTNOTE}</p>
    </>
  );
}
