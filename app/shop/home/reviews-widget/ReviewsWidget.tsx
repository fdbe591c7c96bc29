import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {loadReviewsWidget} from './load-reviews-widget';
import {REVIEWS_WIDGET_COPY as COPY} from './reviews-widget-copy';
import type {ReviewsWidgetSource} from './reviews-widget-source';

type State = 'offered' | 'loading' | 'shown' | 'failed';

const MESSAGES: Readonly<Record<State, string>> = {
  offered: '',
  loading: COPY.loading,
  shown: COPY.loaded,
  failed: COPY.failed,
};

interface ReviewsWidgetProps {
  readonly widget: ReviewsWidgetSource;
  /** The testimonials of the shop, which stay until the service has shown its own. */
  readonly children: ReactNode;
}

/** The reviews of another service in the place of the shop's testimonials. No request goes to it before a click. */
export function ReviewsWidget({widget, children}: ReviewsWidgetProps) {
  const [state, setState] = useState<State>('offered');
  return (
    <>
      {state !== 'shown' && children}
      {(state === 'loading' || state === 'shown') && (
        <WidgetFrame
          widget={widget}
          isShown={state === 'shown'}
          onLoaded={(isShown) => setState(isShown ? 'shown' : 'failed')}
        />
      )}
      {state !== 'shown' && <Offer isLoading={state === 'loading'} onShow={() => setState('loading')} />}
      <p role="status" className={cn('mt-3 empty:hidden', state === 'failed' ? 'text-ink-soft' : 'sr-only')}>
        {MESSAGES[state]}
      </p>
    </>
  );
}

interface OfferProps {
  readonly isLoading: boolean;
  readonly onShow: () => void;
}

function Offer({isLoading, onShow}: OfferProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className="mt-6 border-t border-line pt-5">
      <p className="hidden max-w-prose text-ink-soft noscript:block">{COPY.withoutScripts}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 noscript:hidden">
        <p className="max-w-prose text-ink-soft">{COPY.offer}</p>
        <Button tone="outline" isPending={isLoading} onClick={onShow} className={cn(!isHydrated && 'invisible')}>
          {isLoading ? COPY.loading : COPY.show}
        </Button>
      </div>
    </div>
  );
}

interface WidgetFrameProps {
  readonly widget: ReviewsWidgetSource;
  readonly isShown: boolean;
  readonly onLoaded: (isShown: boolean) => void;
}

/** The element that the service's script fills: it has a width while it loads, because carousels measure it. */
function WidgetFrame({widget, isShown, onLoaded}: WidgetFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const report = useRef(onLoaded);
  report.current = onLoaded;
  useEffect(() => {
    const control = new AbortController();
    if (element.current)
      void loadReviewsWidget(element.current, widget, control.signal).then((isLoaded) => {
        if (!control.signal.aborted) report.current(isLoaded);
      });
    return () => control.abort();
  }, [widget]);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isShown) frame.current?.focus({preventScroll: true});
  }, [isShown]);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={COPY.label}
      tabIndex={-1}
      className={cn('min-w-0 [overflow-wrap:anywhere]', !isShown && 'invisible h-0 overflow-hidden')}
    >
      <div ref={element} id="client-reviews" data-company-id={widget.companyId} />
    </div>
  );
}
