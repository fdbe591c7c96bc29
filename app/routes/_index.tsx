import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {memo, Suspense, type ComponentProps} from 'react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {AddToCart} from '~/features/cart/AddToCart';
import {findHome} from '~/features/home/find-home.server';
import {Hero} from '~/features/home/Hero';
import {PopularProducts} from '~/features/home/PopularProducts';
import {TrustBadges} from '~/features/home/TrustBadges';
import {nullOnUpstreamFailure} from '~/features/catalog/degrade.server';
import {useStaleRefresh} from '~/features/catalog/refresh/use-stale-refresh';
import {BannerSlot} from '~/features/marketing/banner/BannerSlot';
import {findBanner} from '~/features/marketing/banner/find-banner.server';
import {findReels} from '~/features/marketing/reels/find-reels.server';
import {getReviewsWidget} from '~/features/marketing/reviews-widget/get-reviews-widget.server';
import {findTestimonials} from '~/features/marketing/testimonials/find-testimonials.server';
import {requireNoFailedSignIn} from '~/features/identity/google/google-flow.server';
import {RouteErrorScreen} from '~/features/shell/errors/RouteErrorScreen';
import {pageMeta} from '~/features/shell/frame/public-page-meta';
import {shopJsonLd} from '~/features/shell/frame/shop-json-ld';
import {HomeSections as ServerHomeSections} from '~/home-sections';
import {JaliDivider} from '~/ui/JaliDivider';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';

// Below the first screen, so browsers load it on demand; the server bundles it.
const HomeSections = import.meta.env.SSR
  ? ServerHomeSections
  : serverRenderedLazy(async () => (await import('~/home-sections')).HomeSections);

export {skipAfterAnyPost as shouldRevalidate} from '~/features/catalog/refresh/skip-after-any-post';

export const handle = {pageCache: {query: []}} satisfies CachedRoute;

/** Loads the home page. While Shopify is down it renders without products, with status 503. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireNoFailedSignIn({context, request});
  const [home, banner, testimonials, reels] = await Promise.all([
    nullOnUpstreamFailure(findHome(context.storefront, context.report), context.report),
    findBanner(context, 'home'),
    findTestimonials(context),
    findReels(context),
  ]);
  return data(
    {home, banner, testimonials, reels, reviewsWidget: getReviewsWidget(context.config)},
    {status: home ? 200 : 503},
  );
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta('Home', matches, (site) => ({path: '/', structuredData: shopJsonLd(site)}));

export default function HomeRoute() {
  const {home, banner, testimonials, reels, reviewsWidget} = useLoaderData<typeof loader>();
  useStaleRefresh(home);
  return (
    <>
      <BannerSlot banner={banner} />
      <Hero picture={home?.hero ?? null} />
      <TrustBadges />
      <JaliDivider className="page max-sm:hidden" />
      <PopularProducts
        products={home?.popular ?? null}
        renderBuy={({variantId, title, isAvailable}) => (
          <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
        )}
      />
      <LaterSections home={home} testimonials={testimonials} reels={reels} reviewsWidget={reviewsWidget} />
    </>
  );
}

/** Memoized: other updates of the page, such as the cart's drawer, would interrupt the hydration. */
const LaterSections = memo(function LaterSections(sections: ComponentProps<typeof ServerHomeSections>) {
  return (
    <Suspense>
      <HomeSections {...sections} />
    </Suspense>
  );
});

export function ErrorBoundary() {
  return <RouteErrorScreen scope="page" />;
}
