import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {ShopImage} from '~/ui/ShopImage';
import {SECTION_COPY} from '../section-copy';
import type {OriginsView, StoryView} from '../home-view';
import {OriginsPanel} from './OriginsPanel';
import {SectionHead} from './SectionHead';

interface StorySectionProps {
  readonly story: StoryView | null;
  readonly origins: OriginsView | null;
}

/** Who cooks, and where the spices come from; nothing if the merchant has entered neither. */
export const StorySection = ({story, origins}: StorySectionProps) =>
  (story || origins) && (
    <section
      aria-labelledby={story ? 'story' : undefined}
      className="page flex flex-col gap-10 py-14 sm:gap-14 sm:py-20"
    >
      {story && <Story story={story} />}
      {origins && <OriginsPanel origins={origins} />}
    </section>
  );

const Story = ({story}: {readonly story: StoryView}) => (
  <div className="grid grid-cols-1 items-center gap-6 md:grid-cols-[1.15fr_1fr] md:gap-12">
    <ShopImage
      image={story.picture}
      aspect="4/3"
      sizes="(min-width: 80rem) 40rem, (min-width: 48rem) 50vw, 94vw"
      className="rounded-card shadow-card"
    />
    <div>
      <SectionHead id="story" text={story} className="mt-3 text-lead text-ink-soft" />
      <Link to="/about" prefetch="intent" className={`${buttonStyle({tone: 'outline'})} mt-6`}>
        {SECTION_COPY.ourStory}
      </Link>
    </div>
  </div>
);
