import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {Moment} from '~/ui/Moment';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import type {StepView} from '~/orders/model/order-progress';
import {PROGRESS_COPY, STEP_COPY} from '~/orders/model/progress-copy';

/** The steps of an order from placed to delivered, with the dates of the reached ones. */
export function OrderSteps({steps}: {readonly steps: readonly StepView[]}) {
  const latest = steps.findLastIndex(({state}) => state !== 'next');
  return (
    <ol aria-label={PROGRESS_COPY.label} className="flex flex-col sm:flex-row">
      {steps.map((step, index) => (
        <Step key={step.kind} step={step} isLatest={index === latest} isFollowed={index < latest} />
      ))}
    </ol>
  );
}

interface StepProps {
  readonly step: StepView;
  readonly isLatest: boolean;
  /** Whether the next step has been reached too. */
  readonly isFollowed: boolean;
}

function Step({step: {kind, state, at}, isLatest, isFollowed}: StepProps) {
  const isReached = state !== 'next';
  return (
    <li
      aria-current={isLatest ? 'step' : undefined}
      className="relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:pb-0 sm:not-last:pe-4"
    >
      <span
        aria-hidden="true"
        className={cn(
          'absolute start-3 top-7.5 bottom-1 border-s-2 in-[li:last-child]:hidden sm:start-8 sm:end-1.5 sm:top-3 sm:bottom-auto sm:border-s-0 sm:border-t-2',
          isFollowed ? 'border-success' : 'border-line',
        )}
      />
      <span
        aria-hidden="true"
        className={cn('z-10 grid size-6.5 shrink-0 place-items-center rounded-full border-2', markStyle(kind, state))}
      >
        {isReached && <Icon name={kind === 'cancelled' ? 'x' : 'check'} className="size-4" />}
      </span>
      <div className="min-w-0">
        <p className={cn('leading-snug', isReached ? 'font-semibold' : 'text-ink-soft', isLatest && 'font-bold')}>
          {STEP_COPY[kind]}
          {!isReached && <VisuallyHidden> {PROGRESS_COPY.toCome}</VisuallyHidden>}
        </p>
        {state === 'partly' && <p className="text-sm">{PROGRESS_COPY.partly}</p>}
        {/* Two lines are reserved: the browser's time zone may have a longer name than the server's. */}
        {at && <Moment at={at} className="block text-sm text-ink-soft sm:min-h-10" />}
      </div>
    </li>
  );
}

function markStyle(kind: StepView['kind'], state: StepView['state']): string {
  if (state === 'next') return 'border-line bg-surface-raised';
  if (kind === 'cancelled') return 'border-danger bg-danger text-on-meaning';
  return state === 'done'
    ? 'border-success bg-success text-on-meaning'
    : 'border-success bg-surface-raised text-success';
}
