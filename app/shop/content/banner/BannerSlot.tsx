import {memo, Suspense} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Skeleton} from '~/ui/Skeleton';
import {BANNER_BEHAVIOR, type BannerView, type OwnOffer} from './banner-view';
import {useIsDismissed} from './dismissal';
import {PromoBanner as EagerPromoBanner} from './PromoBanner';

const PromoBanner = import.meta.env.SSR
  ? EagerPromoBanner
  : serverRenderedLazy(() => import('./PromoBanner').then((module) => module.PromoBanner));

interface BannerSlotProps {
  readonly banner: BannerView;
  /** Null for a visitor without a code. */
  readonly own: OwnOffer | null;
}

/** Loads the rotating messages lazily. Memoized: other updates of the page would interrupt their hydration. */
export const BannerSlot = memo(function BannerSlot({banner, own}: BannerSlotProps) {
  const isDismissed = useIsDismissed();
  if (isDismissed && BANNER_BEHAVIOR[banner.variant].isDismissible) return null;
  return (
    <Suspense fallback={<BannerSkeleton />}>
      <PromoBanner banner={banner} own={own} />
    </Suspense>
  );
});

/** As high as a message of one line. */
const BannerSkeleton = () => (
  <div className="page py-3 sm:py-4 noscript:hidden">
    <Skeleton className="h-14 rounded-card" />
  </div>
);
