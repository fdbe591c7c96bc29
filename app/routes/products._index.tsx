import {useLoaderData, useRouteLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {CatalogScreen} from '~/features/catalog/CatalogScreen';
import {findListing} from '~/features/catalog/listing/find-listing.server';
import {parseListingRequest} from '~/features/catalog/listing/parse-listing-request.server';
import {ProductsPage} from '~/features/catalog/shelf/ProductsPage';
import {answerOrNull} from '~/features/catalog/shop-answer.server';
import {TIME_FOOTNOTE} from '~/features/marketing/banner/banner-copy';
import {bannerVariant} from '~/features/marketing/banner/banner-variant';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';
import type {loader as rootLoader} from '~/root';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/catalog/keep-through-cart-changes';

/** Everything on sale, as far as the address does not narrow it. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const asked = parseListingRequest(new URL(request.url).searchParams);
  const listing = await answerOrNull(findListing(context, asked), context.report);
  return data({listing}, {status: listing ? 200 : 503});
}

export default function ProductsRoute() {
  const {listing} = useLoaderData<typeof loader>();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.frame.settings;
  return (
    <CatalogScreen data={listing}>
      <PromoBanner variant={bannerVariant('products', settings?.bannerVariant)} />
      <ProductsPage
        listing={listing}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
      <p className="page text-sm text-ink-soft">{TIME_FOOTNOTE}</p>
    </CatalogScreen>
  );
}
