import {forwardRef} from 'react';
import {Button} from '~/ui/Button';
import type {Consent, ConsentChoice} from './consent-choice';
import {CONSENT_COPY as COPY, CURRENT_CHOICE, OBSTACLE_TEXT} from './consent-copy';
import type {ConsentObstacle} from './visitor-consent';

interface ConsentBannerProps {
  readonly consent: Consent;
  /** Why there is nothing to choose; null if there is. */
  readonly obstacle: ConsentObstacle | null;
  /** Whether services of others measure too. */
  readonly hasPartners: boolean;
  readonly onChoose: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
}

/** Asks whether visits may be measured, beside the page and without keeping anyone from it. Loaded on demand. */
export const ConsentBanner = forwardRef<HTMLElement, ConsentBannerProps>(function ConsentBanner(
  {consent, obstacle, hasPartners, onChoose, onClose},
  ref,
) {
  return (
    <section
      ref={ref}
      aria-label={COPY.label}
      tabIndex={-1}
      data-print="hidden"
      className="fixed inset-x-3 bottom-[calc(var(--consent-offset)+max(0.75rem,env(safe-area-inset-bottom)))] z-30 flex animate-fade-in flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 text-ink shadow-raised outline-none sm:left-4 sm:right-auto sm:max-w-[min(44rem,calc(100vw-2rem))] sm:flex-row sm:items-center sm:gap-6 low:absolute"
    >
      <p className="text-sm leading-snug">
        <span>{obstacle ? OBSTACLE_TEXT[obstacle] : hasPartners ? COPY.questionWithPartners : COPY.question}</span>{' '}
        {!obstacle && <span>{CURRENT_CHOICE[consent]}</span>}{' '}
        <a href="/privacy-policy" className="font-semibold whitespace-nowrap underline underline-offset-4">
          {COPY.policy}
        </a>
      </p>
      {obstacle ? (
        <Button tone="outline" size="sm" onClick={onClose}>
          {COPY.close}
        </Button>
      ) : (
        <div className="grid shrink-0 grid-cols-2 gap-3">
          <Button tone="outline" size="sm" onClick={() => onChoose('declined')}>
            {COPY.decline}
          </Button>
          <Button tone="outline" size="sm" onClick={() => onChoose('granted')}>
            {COPY.accept}
          </Button>
        </div>
      )}
    </section>
  );
});
