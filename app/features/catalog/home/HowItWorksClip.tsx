import {Clip} from '~/ui/media/Clip';
import type {HomeClip} from './find-home.server';
import {HOME_COPY} from './home-copy';

/** The three steps, filmed upright. Small screens have no room for it and fetch nothing of it. */
export const HowItWorksClip = ({clip}: {readonly clip: HomeClip}) => (
  <figure className="hidden w-72 shrink-0 lg:block">
    <Clip
      {...clip}
      title={HOME_COPY.watchHowLink}
      aspect="9/16"
      sizes="18rem"
      sceneryWhere="(min-width: 64rem) and (prefers-reduced-motion: no-preference)"
      className="overflow-hidden rounded-card shadow-raised"
    />
    <figcaption className="mt-3 text-center font-display text-lg font-semibold">{HOME_COPY.watchHow}</figcaption>
  </figure>
);
