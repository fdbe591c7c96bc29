import {filledTiers} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
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
                <StepPicture number={index + 1} />
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

/** The tiffin that fills from step to step, where there is no clip beside the steps; the number alone on wide screens. */
const StepPicture = ({number}: {readonly number: number}) => (
  <span aria-hidden="true" className="relative shrink-0 self-start">
    <TiffinDrawing tiers={filledTiers(number / STEPS.length)} className="w-16 lg:hidden" />
    <span className="grid size-12 place-items-center rounded-full bg-accent font-display text-xl font-semibold text-on-accent max-lg:absolute max-lg:-end-2 max-lg:-bottom-1 max-lg:size-7 max-lg:text-base forced-colors:border">
      {number}
    </span>
  </span>
);

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
