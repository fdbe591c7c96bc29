import {Suspense, type ReactNode} from 'react';
import {Skeleton} from '~/ui/Skeleton';
import {BANNER_BEHAVIOR, type BannerVariant} from './banner-view';
import {useIsDismissed} from './dismissal';

interface BannerSlotProps {
  readonly variant: BannerVariant;
  /** The banner, which may load lazily. */
  readonly children: ReactNode;
}

/** The place of a banner; nothing if it was dismissed. */
export function BannerSlot({variant, children}: BannerSlotProps) {
  const isDismissed = useIsDismissed();
  if (isDismissed && BANNER_BEHAVIOR[variant].isDismissible) return null;
  return <Suspense fallback={<BannerSkeleton />}>{children}</Suspense>;
}

/** As high as a message of one line. */
const BannerSkeleton = () => (
  <div className="page py-3 sm:py-4 noscript:hidden">
    <Skeleton className="h-16 rounded-card" />
  </div>
);
