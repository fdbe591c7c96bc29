import {Link} from '@remix-run/react';
import {recipePath} from '~/core/recipe-path';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {CookStripStep} from './CookStripStep';
import type {CookingStepsView} from './cooking-steps-view';
import {STRIP_COPY} from './strip-copy';
import {useStrip} from './use-strip';

interface CookStripProps extends CookingStepsView {
  readonly handle: string;
}

/** How a dish is cooked: each step with a short clip, its text and its time. */
export function CookStrip({handle, steps, mostMinutes}: CookStripProps) {
  const {list, playing, toggle, ...player} = useStrip(steps);
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="cook-with-us" data-print="hidden" className="bg-surface py-12 sm:py-16">
      <div className="page">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div>
            <h2 id="cook-with-us" className="text-heading">
              {STRIP_COPY.title}
            </h2>
            <p className="mt-1 max-w-prose text-ink-soft">{STRIP_COPY.lead(steps.length, mostMinutes)}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button tone="outline" size="sm" className="noscript:hidden" onClick={() => toggle()}>
              <Icon name={playing === null ? 'play' : 'pause'} className="size-4 fill-current" />
              <span>{playing === null ? STRIP_COPY.playAll : STRIP_COPY.pause}</span>
            </Button>
            <Link to={recipePath(handle)} prefetch="intent" className={buttonStyle({tone: 'quiet', size: 'sm'})}>
              {STRIP_COPY.recipe}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          </div>
        </div>
        <ol
          ref={list}
          aria-label={STRIP_COPY.title}
          className="relative mt-6 flex snap-x gap-4 overflow-x-auto overscroll-x-contain pb-3 lg:grid lg:grid-flow-col lg:auto-cols-fr lg:gap-5 lg:overflow-visible motion-safe:scroll-smooth"
        >
          {steps.map((step, index) => (
            <CookStripStep
              key={step.url}
              step={step}
              number={index + 1}
              isPlaying={playing === index}
              hasControls={!isHydrated}
              onToggle={() => toggle(index)}
              onPlay={() => player.onPlay(index)}
              onPause={() => player.onPause(index)}
              onEnded={() => player.onEnded(index)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
