import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {AddToCart} from '~/features/cart/AddToCart';
import {findHome} from '~/features/home/find-home.server';
import {Hero} from '~/features/home/Hero';
import {HOME_FOOTNOTE} from '~/features/home/home-copy';
import {HowItWorks} from '~/features/home/HowItWorks';
import {PopularProducts} from '~/features/home/PopularProducts';
import {TrustBadges} from '~/features/home/TrustBadges';
import {nullOnUpstreamFailure} from '~/features/catalog/degrade.server';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {TIME_FOOTNOTE} from '~/features/marketing/banner/banner-copy';
import {findBanner} from '~/features/marketing/banner/find-banner.server';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';
import {requireNoFailedSignIn} from '~/features/identity/google/google-flow.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {shopJsonLd} from '~/features/shell/frame/shop-json-ld';
import {JaliDivider} from '~/ui/JaliDivider';

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

/** Loads the home page. While Shopify is down it renders without products, with status 503. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireNoFailedSignIn({context, request});
  const [home, banner] = await Promise.all([
    nullOnUpstreamFailure(findHome(context.storefront, context.report), context.report),
    findBanner(context, 'home'),
  ]);
  return data({home, banner}, {status: home ? 200 : 503});
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta('Home', matches, (site) => ({path: '/', structuredData: shopJsonLd(site)}));

export default function HomeRoute() {
  const {home, banner} = useLoaderData<typeof loader>();
  useStaleRefresh(home);
  return (
    <>
      <PromoBanner banner={banner} />
      <Hero picture={home?.hero ?? null} />
      <TrustBadges />
      <JaliDivider className="page max-sm:hidden" />
      <PopularProducts
        products={home?.popular ?? null}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
      <HowItWorks clip={home?.clip ?? null} />
      {/* Insert sections of other features here. */}
      <p className="page py-6 text-sm text-ink-soft">
        {TIME_FOOTNOTE} {HOME_FOOTNOTE}
      </p>
    </>
  );
}

export function ErrorBoundary() {
  return <RouteErrorScreen scope="page" />;
}
