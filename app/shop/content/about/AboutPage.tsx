import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {PageHead} from '~/ui/PageHead';
import {ShopImage} from '~/ui/ShopImage';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {CONTENT_BREADCRUMB} from '../page/page-copy';
import {ABOUT_COPY as COPY, TAB_LABELS} from './about-copy';
import {ABOUT_TABS, type AboutTab, type AboutText, type FounderView} from './about-view';
import {AboutScience} from './AboutScience';
import {FounderGrid} from './FounderGrid';
import {Story} from './Story';

interface AboutPageProps extends AboutText {
  readonly title: string;
  readonly tab: AboutTab;
  readonly founders: readonly FounderView[];
  readonly picture: ShopPicture | null;
  readonly sciencePicture: ShopPicture | null;
}

/** The company: its story and founders, or the science of freeze-drying. Each tab has a URL. */
export function AboutPage({title, tab, story, science, founders, picture, sciencePicture}: AboutPageProps) {
  const shown = science ? tab : 'stories';
  return (
    <article>
      <PageHead title={title} lead={<p>{COPY.lead}</p>} breadcrumb={CONTENT_BREADCRUMB}>
        {science && <Tabs shown={shown} />}
      </PageHead>
      {shown === 'science' && science ? (
        <AboutScience {...science} picture={sciencePicture} />
      ) : (
        <>
          {story && (
            <section className="page grid grid-cols-1 items-center gap-8 py-10 md:grid-cols-2 md:gap-14 md:py-16">
              <Story {...story} />
              {picture && (
                <ShopImage
                  image={picture}
                  aspect="4/3"
                  sizes="(min-width: 48rem) 50vw, 100vw"
                  priority
                  className="rounded-card max-md:order-first"
                />
              )}
            </section>
          )}
          {founders.length > 0 && <FounderGrid founders={founders} />}
        </>
      )}
    </article>
  );
}

const Tabs = ({shown}: {readonly shown: AboutTab}) => (
  <nav aria-label={COPY.tabs} className="mt-6">
    <ul className="inline-flex rounded-control border border-line-strong bg-surface-raised p-1">
      {ABOUT_TABS.map((tab) => (
        <li key={tab}>
          <Link
            to={tab === 'stories' ? '/about' : `/about?tab=${tab}`}
            preventScrollReset
            prefetch="intent"
            aria-current={tab === shown ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center rounded-lg px-4 font-semibold sm:px-6',
              tab === shown ? 'bg-accent text-on-accent' : 'hover:bg-surface',
            )}
          >
            {TAB_LABELS[tab]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
