import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {CatalogScreen} from '~/features/catalog/CatalogScreen';
import {findListing} from '~/features/catalog/listing/find-listing.server';
import {parseListingRequest} from '~/features/catalog/listing/parse-listing-request.server';
import {ProductsPage} from '~/features/catalog/shelf/ProductsPage';
import {answerOrNull} from '~/features/catalog/shop-answer.server';
import {TIME_FOOTNOTE} from '~/features/marketing/banner/banner-copy';
import {findBanner} from '~/features/marketing/banner/find-banner.server';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/catalog/keep-through-cart-changes';

/** Everything on sale, as far as the address does not narrow it. */
export async function loader({context, request}: LoaderFunctionArgs) {
  const asked = parseListingRequest(new URL(request.url).searchParams);
  const [listing, banner] = await Promise.all([
    answerOrNull(findListing(context, asked), context.report),
    findBanner(context, 'products'),
  ]);
  return data({listing, banner}, {status: listing ? 200 : 503});
}

export default function ProductsRoute() {
  const {listing, banner} = useLoaderData<typeof loader>();
  return (
    <CatalogScreen data={listing}>
      <PromoBanner banner={banner} />
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
