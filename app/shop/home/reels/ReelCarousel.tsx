import {useState} from 'react';
import {Embed} from '~/ui/media/Embed';
import {Carousel} from '../carousel/Carousel';
import {ReelsUnavailable} from './ReelsUnavailable';
import {REELS_COPY} from './reels-copy';
import type {ReelsView} from './reel-view';
import {REEL_ASPECT, REEL_SIZES, REEL_WIDTH} from './reel-style';

const PERIOD_MS = 5_000;
const NONE: ReadonlySet<string> = new Set();

/** The reels as posters to press; a message when all of them have failed. */
export function ReelCarousel({reels: {reels, profileUrl}}: {readonly reels: ReelsView}) {
  const [failed, setFailed] = useState(NONE);
  if (failed.size === reels.length) return <ReelsUnavailable profileUrl={profileUrl} />;
  return (
    <Carousel
      label={REELS_COPY.heading}
      periodMs={PERIOD_MS}
      itemClassName={REEL_WIDTH}
      items={reels.map(({id, title, url, service, poster}) => ({
        key: id,
        content: (
          <Embed
            url={url}
            title={title}
            service={service}
            poster={poster}
            aspect={REEL_ASPECT}
            sizes={REEL_SIZES}
            isVisible
            onFailed={() => setFailed((before) => new Set(before).add(id))}
            className="overflow-hidden rounded-card bg-surface shadow-card"
          />
        ),
      }))}
    />
  );
}
