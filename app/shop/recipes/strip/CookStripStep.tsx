import {useState} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {Ranges} from '~/ui/Ranges';
import {ShopImage} from '~/ui/ShopImage';
import type {CookingStepView} from './cooking-steps-view';
import {STRIP_COPY} from './strip-copy';

const WIDTHS = [240, 360, 480, 720];
const SIZES = '(min-width: 80rem) 14rem, (min-width: 64rem) 18vw, (min-width: 40rem) 15rem, 66vw';
const OVER = 'absolute inset-0 size-full';

interface CookStripStepProps {
  readonly step: CookingStepView;
  readonly number: number;
  readonly isPlaying: boolean;
  /** Whether the browser's own controls are shown, which work without scripts. */
  readonly hasControls: boolean;
  readonly onToggle: () => void;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onEnded: () => void;
}

/** A step: its clip over the poster, which is loaded late and needs no script, and what it shows as text. */
export function CookStripStep({step, number, isPlaying, hasControls, onToggle, ...events}: CookStripStepProps) {
  const {text, times, url, alt, poster} = step;
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <li className="flex w-[66vw] max-w-60 shrink-0 snap-start flex-col lg:w-auto lg:max-w-none">
      <div className="relative overflow-hidden rounded-card bg-line shadow-card">
        <ShopImage image={poster} alt="" aspect="1/1" sizes={SIZES} widths={WIDTHS} />
        {/* Without a poster of its own, which browsers would load at once. */}
        <video
          src={url}
          aria-label={STRIP_COPY.clip(number, alt)}
          controls={hasControls}
          muted
          playsInline
          preload="none"
          tabIndex={hasControls ? undefined : -1}
          className={cn(OVER, 'object-cover noscript:opacity-100', !isPlaying && 'opacity-0')}
          onError={() => setHasFailed(true)}
          {...events}
        />
        <button
          type="button"
          onClick={onToggle}
          disabled={hasFailed}
          aria-label={isPlaying ? STRIP_COPY.pauseStep(number) : STRIP_COPY.playStep(number)}
          className={cn(OVER, 'group rounded-card focus-visible:-outline-offset-3 noscript:hidden')}
        >
          <span className="absolute end-2 bottom-2 grid size-11 place-items-center rounded-full bg-surface-raised/90 text-ink shadow-card transition-colors group-hover:bg-primary group-hover:text-on-primary">
            <Icon name={isPlaying ? 'pause' : 'play'} className="size-5 fill-current" />
          </span>
        </button>
      </div>
      <p className="mt-3 flex items-center gap-2">
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-display font-semibold text-on-accent forced-colors:border">
          {number}
        </span>
        {times.length > 0 && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap">
            <Icon name="timer" className="size-4" />
            {times.join(', ')}
          </span>
        )}
      </p>
      <p className="mt-2 text-sm leading-normal [overflow-wrap:anywhere]">
        <Ranges>{text}</Ranges>
      </p>
      {hasFailed && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {STRIP_COPY.failed}
        </p>
      )}
    </li>
  );
}
