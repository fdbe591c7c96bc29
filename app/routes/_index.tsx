import {useLoaderData, useRouteLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {CatalogScreen} from '~/features/catalog/CatalogScreen';
import {findHome} from '~/features/catalog/home/find-home.server';
import {HomePage} from '~/features/catalog/home/HomePage';
import {answerOrNull} from '~/features/catalog/shop-answer.server';
import {bannerVariant} from '~/features/marketing/banner/banner-variant';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import type {loader as rootLoader} from '~/root';

export {keepThroughCartChanges as shouldRevalidate} from '~/features/catalog/keep-through-cart-changes';

/** The front of the shop; most of it stands even when the shop does not answer. */
export async function loader({context}: LoaderFunctionArgs) {
  const home = await answerOrNull(findHome(context.storefront), context.report);
  return data({home}, {status: home ? 200 : 503});
}

export default function HomeRoute() {
  const {home} = useLoaderData<typeof loader>();
  const settings = useRouteLoaderData<typeof rootLoader>('root')?.frame.settings;
  return (
    <CatalogScreen data={home}>
      <PromoBanner variant={bannerVariant('home', settings?.bannerVariant)} />
      <HomePage
        home={home}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
    </CatalogScreen>
  );
}

export function ErrorBoundary() {
  return <RouteErrorScreen scope="page" />;
}
