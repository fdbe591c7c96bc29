import {useIsSeen} from '../carousel/use-is-seen';
import {LoadedReels} from './LoadedReels';
import {ReelLinks} from './ReelLinks';
import {ReelsBoundary} from './ReelsBoundary';
import {REELS_COPY} from './reels-copy';
import type {ReelsView} from './reel-view';

/** Short videos at another service. No request goes to it before a click. */
export function ReelSection({reels}: {readonly reels: ReelsView}) {
  const {ref, isSeen} = useIsSeen<HTMLElement>();
  return (
    <section ref={ref} aria-labelledby="reels" className="page py-14 sm:py-20">
      <h2 id="reels" className="text-heading">
        {REELS_COPY.heading}
      </h2>
      <p className="mt-1 mb-6 text-ink-soft">{REELS_COPY.lead}</p>
      <ReelsBoundary profileUrl={reels.profileUrl}>
        <LoadedReels reels={reels} isSeen={isSeen} />
      </ReelsBoundary>
      <ReelLinks reels={reels.reels} />
    </section>
  );
}
