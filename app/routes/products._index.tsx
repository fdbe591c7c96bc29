import {useLoaderData, useRouteLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {CatalogScreen} from '~/features/catalog/CatalogScreen';
import {findShelves} from '~/features/catalog/shelf/find-shelves.server';
import {ProductsPage} from '~/features/catalog/shelf/ProductsPage';
import {answerOrNull} from '~/features/catalog/shop-answer.server';
import {bannerVariant} from '~/features/marketing/banner/banner-variant';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';
import type {loader as rootLoader} from '~/root';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/catalog/keep-through-cart-changes';

/** Everything on sale. */
export async function loader({context}: LoaderFunctionArgs) {
  const shelves = await answerOrNull(findShelves(context.storefront), context.report);
  return data({shelves}, {status: shelves ? 200 : 503});
}

export default function ProductsRoute() {
  const {shelves} = useLoaderData<typeof loader>();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.frame.settings;
  return (
    <CatalogScreen data={shelves}>
      <PromoBanner variant={bannerVariant('products', settings?.bannerVariant)} />
      <ProductsPage
        shelves={shelves}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
    </CatalogScreen>
  );
}
