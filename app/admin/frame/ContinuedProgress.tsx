import {Form, type useFetcher} from '@remix-run/react';
import {useEffect, type ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {SENT_BY_PAGE} from './continued-progress';

const SECOND_MS = 1_000;
const PAUSE_AFTER_FAILURE_SECONDS = 15;

interface ContinuedProgressProps {
  readonly title?: string;
  readonly finished: number;
  readonly total: number;
  /** When the next request has something to do; null if nothing is left. */
  readonly dueInSeconds: number | null;
  /** The path that the work is sent to, with the intent that continues it. */
  readonly action: string;
  readonly intent: string;
  /** Sends the requests of the page. */
  readonly fetcher: Pick<ReturnType<typeof useFetcher>, 'submit' | 'state'>;
  /** Whether the last of them failed. */
  readonly hasFailed: boolean;
  readonly copy: {
    readonly progress: string;
    readonly progressText: (finished: number, total: number) => string;
    readonly continue: string;
    readonly working: string;
    readonly waiting: string;
  };
  /** What can be done once everything is finished. */
  readonly children?: ReactNode;
}

/** The progress of work in several requests. The page sends the next one by itself, and a button does without scripts. */
export function ContinuedProgress(props: ContinuedProgressProps) {
  const {title, finished, total, dueInSeconds, action, intent, fetcher, hasFailed, copy, children} = props;
  const {submit, state} = fetcher;
  const isIdle = state === 'idle';
  useEffect(() => {
    if (!isIdle || dueInSeconds === null) return;
    const timer = setTimeout(
      () => submit({[INTENT]: intent, [SENT_BY_PAGE]: 'yes'}, {method: 'post', action}),
      (hasFailed ? Math.max(dueInSeconds, PAUSE_AFTER_FAILURE_SECONDS) : dueInSeconds) * SECOND_MS,
    );
    return () => clearTimeout(timer);
  }, [isIdle, dueInSeconds, finished, hasFailed, submit, action, intent]);
  return (
    <section aria-label={copy.progress} className="rounded-card border border-line bg-surface-raised p-4 shadow-card">
      {title && <h2 className="mb-2 font-sans text-base font-semibold [overflow-wrap:anywhere]">{title}</h2>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={cn('tabular-nums', !title && 'font-semibold')}>
          {copy.progressText(finished, total)}
        </p>
        {finished < total ? (
          <Form method="post" action={action} preventScrollReset>
            <Button type="submit" name={INTENT} value={intent} size="sm" isPending={!isIdle}>
              {isIdle ? copy.continue : copy.working}
            </Button>
          </Form>
        ) : (
          children
        )}
      </div>
      <progress aria-label={copy.progress} value={finished} max={total} className="mt-3 h-2 w-full accent-success" />
      {finished < total && (hasFailed || (dueInSeconds ?? 0) > 1) && (
        <p className="mt-2 text-sm text-ink-soft">{copy.waiting}</p>
      )}
    </section>
  );
}
