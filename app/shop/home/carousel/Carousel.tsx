import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {CAROUSEL_COPY} from './carousel-copy';
import {useCarousel} from './use-carousel';

interface CarouselProps {
  /** Names the list and its controls. */
  readonly label: string;
  readonly periodMs: number;
  readonly items: readonly {readonly key: string; readonly content: ReactNode}[];
  /** Classes of a card: its width. */
  readonly itemClassName: string;
}

/** Cards in a row that scrolls by itself, by hand, by keyboard and by buttons. */
export function Carousel({label, periodMs, items, itemClassName}: CarouselProps) {
  const {isPaused, togglePause, next, previous, rootProps, listProps} = useCarousel(items.length, periodMs);
  return (
    <div {...rootProps} role="group" aria-roledescription="carousel" aria-label={label}>
      <ul
        {...listProps}
        aria-label={label}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain p-1 pb-3 [scrollbar-width:thin] motion-safe:scroll-smooth sm:gap-5"
      >
        {items.map(({key, content}) => (
          <li key={key} className={cn('shrink-0 snap-start scroll-ms-1', itemClassName)}>
            {content}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex justify-end gap-2 noscript:hidden">
        <Control icon="chevron-left" label={CAROUSEL_COPY.previous(label)} onPress={previous} />
        <Control
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? CAROUSEL_COPY.play(label) : CAROUSEL_COPY.pause(label)}
          className="motion-reduce:hidden"
          onPress={togglePause}
        />
        <Control icon="chevron-right" label={CAROUSEL_COPY.next(label)} onPress={next} />
      </div>
    </div>
  );
}

interface ControlProps {
  readonly icon: IconName;
  readonly label: string;
  readonly className?: string;
  readonly onPress: () => void;
}

/** Invisible until hydration, but takes its space from the first paint. */
function Control({icon, label, className, onPress}: ControlProps) {
  const isHydrated = useIsHydrated();
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className={cn(
        'grid size-11 place-items-center rounded-full border border-line-strong bg-surface-raised transition-colors hover:border-ink',
        !isHydrated && 'invisible',
        className,
      )}
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
