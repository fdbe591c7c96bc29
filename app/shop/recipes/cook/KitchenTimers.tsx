import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {COOK_COPY} from './cook-copy';
import {formatRest, remainingMs, type KitchenTimer, type TimerChange} from './kitchen-timer';
import type {TimerControls} from './use-timers';

/** The timers of all steps, and the message of the last one that rang. */
export function KitchenTimers({controls}: {readonly controls: TimerControls}) {
  const {timers, message} = controls;
  return (
    <section aria-label={COOK_COPY.timers} className="shrink-0 px-3 pt-2 empty:hidden sm:px-6 print:hidden">
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {message}
      </p>
      {timers.length > 0 && (
        <ul className="flex max-h-[38dvh] flex-col gap-2 overflow-y-auto py-1 sm:flex-row sm:flex-wrap">
          {timers.map((timer) => (
            <KitchenTimerCard key={timer.id} timer={timer} controls={controls} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface KitchenTimerCardProps {
  readonly timer: KitchenTimer;
  readonly controls: TimerControls;
}

function KitchenTimerCard({timer, controls: {nowMs, change, remove}}: KitchenTimerCardProps) {
  const {id, name, endsAtMs, hasRung} = timer;
  const button = (label: string, onClick: () => void) => (
    <Button tone="quiet" size="xs" aria-label={COOK_COPY.ofTimer(label, name)} onClick={onClick}>
      {label}
    </Button>
  );
  const changing = (label: string, kind: TimerChange) => button(label, () => change(id, kind));
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-2 rounded-control border bg-surface-raised py-1 ps-3 pe-1',
        hasRung ? 'border-2 border-danger' : 'border-line-strong',
      )}
    >
      <span className="min-w-0 text-sm text-ink-soft">{name}</span>
      <span role="timer" aria-label={name} className="text-xl font-semibold tabular-nums">
        {hasRung ? COOK_COPY.timeIsUp : formatRest(remainingMs(timer, nowMs))}
      </span>
      <span className="ms-auto flex items-center">
        {!hasRung && (endsAtMs === null ? changing(COOK_COPY.resume, 'resume') : changing(COOK_COPY.pause, 'pause'))}
        {changing(COOK_COPY.addMinute, 'add-minute')}
        {changing(COOK_COPY.reset, 'reset')}
        <Button
          tone="quiet"
          size="icon"
          aria-label={COOK_COPY.ofTimer(COOK_COPY.remove, name)}
          onClick={() => remove(id)}
        >
          <Icon name="x" className="size-4" />
        </Button>
      </span>
    </li>
  );
}
