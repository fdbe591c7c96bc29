import {cn} from '~/ui/cn';
import {ShopImage} from '~/ui/ShopImage';
import {REEL_ASPECT, REEL_SIZES, REEL_WIDTH} from './reel-style';
import {REELS_COPY} from './reels-copy';
import type {ReelView} from './reel-view';

/** The reels as links, for browsers without scripts. */
export const ReelLinks = ({reels}: {readonly reels: readonly ReelView[]}) => (
  <ul
    aria-label={REELS_COPY.heading}
    className="hidden snap-x gap-4 overflow-x-auto overscroll-x-contain pb-3 sm:gap-5 noscript:flex"
  >
    {reels.map(({id, title, url, poster}) => (
      <li key={id} className={cn('shrink-0 snap-start', REEL_WIDTH)}>
        <a href={url} target="_blank" rel="noopener noreferrer" className="block font-semibold hover:underline">
          <ShopImage image={poster} alt="" aspect={REEL_ASPECT} sizes={REEL_SIZES} className="mb-2 rounded-card" />
          {title}
        </a>
      </li>
    ))}
  </ul>
);
