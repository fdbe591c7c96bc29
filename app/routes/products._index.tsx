import type {CachedRoute} from '~/core/page-query';
import {itemList} from '~/core/page-meta';
import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {findListing} from '~/features/listing/products/find-listing.server';
import {parseListingRequest} from '~/features/listing/products/parse-listing-request.server';
import {isStoreEmpty} from '~/features/listing/products/is-store-empty';
import {findAdminUrl} from '~/features/listing/products/find-admin-url.server';
import {LISTING_COPY} from '~/features/listing/products/listing-copy';
import {toListedPaths} from '~/features/listing/products/to-listed-paths';
import {ProductsPage} from '~/features/listing/products/ProductsPage';
import {nullOnUpstreamFailure} from '~/features/catalog/degrade.server';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {TIME_FOOTNOTE} from '~/features/marketing/banner/banner-copy';
import {BannerSlot} from '~/features/marketing/banner/BannerSlot';
import {findBanner} from '~/features/marketing/banner/find-banner.server';
import {LISTING_PARAMS} from '~/features/listing/filters/list-params';
import {pageMeta} from '~/features/shell/frame/public-page-meta';

export {RouteErrorScreen as ErrorBoundary} from '~/features/shell/errors/RouteErrorScreen';
export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

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
      <BannerSlot banner={banner} />
      <ProductsPage
        listing={listing}
        adminUrl={adminUrl}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
      <p className="page text-sm text-ink-soft">{TIME_FOOTNOTE}</p>
    </>
  );
}
