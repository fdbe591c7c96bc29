import {useLoaderData, type MetaFunction} from '@remix-run/react';
import {memo, Suspense, type ComponentProps} from 'react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import type {CachedRoute} from '~/core/page-query';
import {BuyButton} from '~/shop/composition/BuyButton';
import {findHome} from '~/shop/home/find-home.server';
import {Hero} from '~/shop/home/Hero';
import {LateSections} from '~/shop/home/LateSections';
import {PopularProducts} from '~/shop/home/PopularProducts';
import {nullOnUpstreamFailure} from '~/shop/catalog/degrade.server';
import {useStaleRefresh} from '~/shop/catalog/refresh/use-stale-refresh';
import {OfferSlot} from '~/shop/composition/OfferSlot';
import {findBanner} from '~/shop/content/banner/find-banner.server';
import {findReels} from '~/shop/home/reels/find-reels.server';
import {getReviewsWidget} from '~/shop/home/reviews-widget/get-reviews-widget.server';
import {findTestimonials} from '~/shop/home/testimonials/find-testimonials.server';
import {requireNoFailedSignIn} from '~/shop/identity/google/google-flow.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';
import {findTiffin} from '~/shop/tiffin/find-tiffin.server';
import {pageMeta} from '~/shop/shell/frame/public-page-meta';
import {shopJsonLd} from '~/shop/shell/frame/shop-json-ld';
import {HomeSections as ServerHomeSections} from '~/shop/composition/home-sections';
import {JaliDivider} from '~/ui/JaliDivider';
import {lazyWhenUsed} from '~/ui/server-rendered-lazy';

// Below the first screen, so browsers load it once somebody uses the page; the server bundles it.
const HomeSections = import.meta.env.SSR
  ? ServerHomeSections
  : lazyWhenUsed(async () => (await import('~/shop/composition/home-sections')).HomeSections);

export {skipAfterAnyPost as shouldRevalidate} from '~/shop/catalog/refresh/skip-after-any-post';

/** Supabase Auth reports some failed sign-ins here, by the parameter `error`. */
export const handle = {pageCache: {query: ['error']}} satisfies CachedRoute;

/** Loads the home page. While Shopify is down it renders without products, with status 503. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireNoFailedSignIn({context, request});
  const [home, tiffin, banner, testimonials, reels] = await Promise.all([
    nullOnUpstreamFailure(findHome(context.storefront, context.report), context.report),
    nullOnUpstreamFailure(findTiffin(context), context.report),
    findBanner(context, 'home'),
    findTestimonials(context),
    findReels(context),
  ]);
  return data(
    {home, tiffin, banner, testimonials, reels, reviewsWidget: getReviewsWidget(context.config)},
    {status: home ? 200 : 503},
  );
}

export const meta: MetaFunction = ({matches}) =>
  pageMeta('Home', matches, (site) => ({path: '/', structuredData: shopJsonLd(site)}));

export default function HomeRoute() {
  const {home, tiffin, banner, testimonials, reels, reviewsWidget} = useLoaderData<typeof loader>();
  useStaleRefresh(home);
  return (
    <>
      <OfferSlot banner={banner} />
      <Hero picture={home?.hero ?? null} rating={home?.rating ?? null} lowestPrice={home?.lowestPrice ?? null} />
      <JaliDivider className="page max-sm:hidden" />
      <PopularProducts products={home?.popular ?? null} renderBuy={(product) => <BuyButton product={product} />} />
      <LaterSections
        home={home}
        tiffin={tiffin}
        testimonials={testimonials}
        reels={reels}
        reviewsWidget={reviewsWidget}
      />
    </>
  );
}

/** Memoized: other updates of the page, such as the cart's drawer, would interrupt the hydration. */
const LaterSections = memo(function LaterSections(sections: ComponentProps<typeof ServerHomeSections>) {
  return (
    <LateSections>
      <Suspense>
        <HomeSections {...sections} />
      </Suspense>
    </LateSections>
  );
});

export function ErrorBoundary() {
  return <RouteErrorScreen scope="page" />;
}
