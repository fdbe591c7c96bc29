import {forwardRef} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import type {Consent, ConsentChoice} from './consent-choice';
import {CONSENT_COPY as COPY, CURRENT_CHOICE, OBSTACLE_TEXT} from './consent-copy';
import type {ConsentObstacle} from './visitor-consent';

interface ConsentBannerProps {
  readonly consent: Consent;
  /** Why there is nothing to choose; null if there is. */
  readonly obstacle: ConsentObstacle | null;
  /** Whether services of others measure too. */
  readonly hasPartners: boolean;
  /** Whether the visitor opened it, at the end of the page. If not, it is one line. */
  readonly isRequested: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
}

const HALF = 'rounded-full px-4 first:rounded-e-none last:rounded-s-none';

/** Asks whether visits may be measured, in the flow of the page and without keeping anyone from it. Loaded on demand. */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(function ConsentBanner(
  {consent, obstacle, hasPartners, isRequested, onChoose, onClose},
  ref,
) {
  return (
    <section
      ref={ref}
      aria-label={COPY.label}
      tabIndex={-1}
      data-print="hidden"
      className={cn('animate-fade-in text-ink outline-none', isRequested && 'bg-surface-raised py-3')}
    >
      <div
        className={cn(
          'page flex items-center justify-between gap-x-3 gap-y-1 py-1 max-sm:flex-wrap sm:justify-center sm:gap-5',
          isRequested && 'max-sm:flex-col max-sm:items-stretch',
        )}
      >
        <p className={cn('text-sm leading-tight', !isRequested && 'max-sm:flex-1 max-sm:basis-32')}>
          {obstacle ? (
            <span>{OBSTACLE_TEXT[obstacle]}</span>
          ) : (
            <>
              <span className="font-semibold">{hasPartners ? COPY.questionWithPartners : COPY.question}</span>
              <span className={cn('text-ink-soft', !isRequested && 'max-sm:hidden')}> {COPY.details}</span>{' '}
              <span>{CURRENT_CHOICE[consent]}</span>
            </>
          )}{' '}
          <a
            href="/privacy-policy"
            className="whitespace-nowrap underline decoration-line-strong underline-offset-4 hover:decoration-2"
          >
            {COPY.policy}
          </a>
        </p>
        {obstacle ? (
          <Button tone="outline" size="xs" onClick={onClose}>
            {COPY.close}
          </Button>
        ) : (
          // Two halves of one control: neither answer is made easier to give.
          <div className="grid shrink-0 grid-cols-2 divide-x divide-line-strong rounded-full border border-line-strong bg-paper">
            <Button tone="quiet" size="xs" className={HALF} onClick={() => onChoose('declined')}>
              {COPY.decline}
            </Button>
            <Button tone="quiet" size="xs" className={HALF} onClick={() => onChoose('granted')}>
              {COPY.accept}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
});
