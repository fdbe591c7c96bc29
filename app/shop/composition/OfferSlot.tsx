import {memo, Suspense} from 'react';
import {BANNER_BEHAVIOR, type BannerView} from '~/shop/content/banner/banner-view';
import {useIsDismissed} from '~/shop/content/banner/dismissal';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Skeleton} from '~/ui/Skeleton';
import {OfferBanner as EagerOfferBanner} from './OfferBanner';

const OfferBanner = import.meta.env.SSR
  ? EagerOfferBanner
  : serverRenderedLazy(async () => (await import('./OfferBanner')).OfferBanner);

/**
 * The place of a page's banner, which is loaded lazily; nothing if it was dismissed. Memoized: other updates of the page
 * would interrupt its hydration.
 */
export const OfferSlot = memo(function OfferSlot({banner}: {readonly banner: BannerView}) {
  const isDismissed = useIsDismissed();
  if (isDismissed && BANNER_BEHAVIOR[banner.variant].isDismissible) return null;
  return (
    <Suspense fallback={<BannerSkeleton />}>
      <OfferBanner banner={banner} />
    </Suspense>
  );
});

/** As high as a message of one line with its note. */
const BannerSkeleton = () => (
  <div className="page py-3 sm:py-4 noscript:hidden">
    <Skeleton className="h-16 rounded-card" />
  </div>
);
