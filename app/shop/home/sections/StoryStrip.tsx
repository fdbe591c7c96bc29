import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {ShopImage} from '~/ui/ShopImage';
import {SECTION_COPY} from '../section-copy';
import type {StoryView} from '../home-view';
import {SectionHead} from './SectionHead';

export const StoryStrip = ({story}: {readonly story: StoryView}) => (
  <section
    aria-labelledby="story"
    className="page grid grid-cols-1 items-center gap-6 py-14 md:grid-cols-[1.15fr_1fr] md:gap-12 sm:py-20"
  >
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
  </section>
);
