import {Clip} from '~/ui/media/Clip';
import type {HomeClip} from './home-view';
import {STEPS_COPY, STEPS} from './section-copy';

export function HowItWorks({clip}: {readonly clip: HomeClip | null}) {
  return (
    <section aria-labelledby="how-it-works" className="bg-surface">
      <div className="page flex items-center justify-center gap-16 py-14 sm:py-20">
        <div className="max-w-2xl flex-1">
          <h2 id="how-it-works" className="text-heading">
            {STEPS_COPY.howItWorks}
          </h2>
          <p className="mt-1 text-ink-soft">{STEPS_COPY.howItWorksLead}</p>
          <ol className="mt-8 space-y-8">
            {STEPS.map(({title, text}, index) => (
              <li key={title} className="flex gap-5">
                <span
                  aria-hidden="true"
                  className="grid size-12 shrink-0 place-items-center rounded-full forced-colors:border bg-accent font-display text-xl font-semibold text-on-accent"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl leading-snug">{title}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {clip && <HowItWorksClip clip={clip} />}
      </div>
    </section>
  );
}

/** Hidden on small screens, which then download nothing of it. */
const HowItWorksClip = ({clip}: {readonly clip: HomeClip}) => (
  <figure className="hidden w-72 shrink-0 lg:block">
    <Clip
      {...clip}
      title={STEPS_COPY.watchHowLink}
      aspect="9/16"
      sizes="18rem"
      sceneryWhere="(min-width: 64rem) and (prefers-reduced-motion: no-preference)"
      className="overflow-hidden rounded-card shadow-raised"
    />
    <figcaption className="mt-3 text-center font-display text-lg font-semibold">{STEPS_COPY.watchHow}</figcaption>
  </figure>
);
