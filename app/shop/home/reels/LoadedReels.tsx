import {useEffect, useState, type ComponentType} from 'react';
import {cn} from '~/ui/cn';
import {Skeleton} from '~/ui/Skeleton';
import {REEL_ASPECT, REEL_WIDTH} from './reel-style';
import type {ReelsView} from './reel-view';

const SKELETON_MS = 1_000;
const CARDS = [0, 1, 2];

type Carousel = ComponentType<{readonly reels: ReelsView}>;
type Loading = {readonly kind: 'loaded'; readonly Carousel: Carousel} | {readonly kind: 'failed'} | null;

interface LoadedReelsProps {
  readonly reels: ReelsView;
  /** Whether the section has been on the screen. */
  readonly isSeen: boolean;
}

/** Three empty cards, and the reels a second after the section became visible. @throws if their code fails to load */
export function LoadedReels({reels, isSeen}: LoadedReelsProps) {
  const [loading, setLoading] = useState<Loading>(null);
  useEffect(() => {
    if (!isSeen) return;
    let isCurrent = true;
    const shown = new Promise((resolve) => setTimeout(resolve, SKELETON_MS));
    Promise.all([import('./ReelCarousel'), shown]).then(
      ([{ReelCarousel}]) => isCurrent && setLoading({kind: 'loaded', Carousel: ReelCarousel}),
      () => isCurrent && setLoading({kind: 'failed'}),
    );
    return () => void (isCurrent = false);
  }, [isSeen]);
  if (loading?.kind === 'failed') throw new Error('the code of the reels did not load');
  if (loading) return <loading.Carousel reels={reels} />;
  return <ReelSkeleton />;
}

/** As high as the reels with their buttons. */
const ReelSkeleton = () => (
  <div aria-hidden="true" data-slot="reel-skeleton" className="noscript:hidden">
    <div className="flex gap-4 overflow-hidden p-1 pb-3 sm:gap-5">
      {CARDS.map((card) => (
        <div key={card} style={{aspectRatio: REEL_ASPECT}} className={cn('shrink-0', REEL_WIDTH)}>
          <Skeleton className="size-full rounded-card" />
        </div>
      ))}
    </div>
    <div className="mt-3 h-11" />
  </div>
);
