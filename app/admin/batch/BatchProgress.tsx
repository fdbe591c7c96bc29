import {Form, useFetcher, useNavigation} from '@remix-run/react';
import {useEffect} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {toUndo} from './batch-change';
import {BATCH_COPY as COPY} from './batch-copy';
import {CONTINUE_BATCH, LIVE_BATCH, RETRY, UNDO} from './batch-fields';
import type {BatchView} from './batch-view';
import type {handleBatch} from './handle-batch.server';

const SECOND_MS = 1_000;
const PAUSE_AFTER_FAILURE_SECONDS = 15;

interface BatchProgressProps {
  readonly view: BatchView;
  /** What is done with each order. */
  readonly title: string;
}

/** How many orders of a batch are finished. The page changes the next ones by itself, and by a button without scripts. */
export function BatchProgress({view, title}: BatchProgressProps) {
  const {counts, path, dueInSeconds} = view;
  const finished = counts.done + counts.skipped + counts.failed;
  const total = finished + counts.waiting + counts.checking;
  const {isIdle, hasFailed} = useContinuation(path, dueInSeconds, finished);
  const action = `${path}?index`;
  return (
    <section aria-label={COPY.progress} className="rounded-card border border-line bg-surface-raised p-4 shadow-card">
      <h2 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">{title}</h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="tabular-nums">
          {COPY.progressText(finished, total)}
        </p>
        {finished < total && (
          <Form method="post" action={action} preventScrollReset>
            <Button type="submit" name={INTENT} value={CONTINUE_BATCH} size="sm" isPending={!isIdle}>
              {isIdle ? COPY.continue : COPY.working}
            </Button>
          </Form>
        )}
        {finished === total && <AfterBatch view={view} action={action} />}
      </div>
      <progress aria-label={COPY.progress} value={finished} max={total} className="mt-3 h-2 w-full accent-success" />
      {finished < total && (hasFailed || (dueInSeconds ?? 0) > 1) && (
        <p className="mt-2 text-sm text-ink-soft">{COPY.waiting}</p>
      )}
    </section>
  );
}

/** Lets the next orders be changed as soon as they are due, while the page is open. */
function useContinuation(path: string, dueInSeconds: number | null, finished: number) {
  const {submit, state, data} = useFetcher<typeof handleBatch>();
  const isIdle = state === 'idle';
  const hasFailed = Boolean(data?.problem);
  useEffect(() => {
    if (!isIdle || dueInSeconds === null) return;
    const timer = setTimeout(
      () => submit({[INTENT]: CONTINUE_BATCH, [LIVE_BATCH]: 'yes'}, {method: 'post', action: `${path}?index`}),
      (hasFailed ? Math.max(dueInSeconds, PAUSE_AFTER_FAILURE_SECONDS) : dueInSeconds) * SECOND_MS,
    );
    return () => clearTimeout(timer);
  }, [isIdle, dueInSeconds, finished, hasFailed, submit, path]);
  return {isIdle, hasFailed};
}

/** What can be done once all orders are finished: take it back, or try what failed again. */
function AfterBatch({view, action}: {readonly view: BatchView; readonly action: string}) {
  const {change, counts, undoneBy, idempotencyKey} = view;
  const canUndo = change !== null && toUndo(change) !== null && counts.done > 0 && undoneBy === null;
  const onSubmit = useSingleSubmit(useNavigation().formData !== undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {counts.failed > 0 && (
        <Form method="post" action={action} preventScrollReset>
          <Button type="submit" name={INTENT} value={RETRY} tone="outline" size="sm">
            {COPY.retry}
          </Button>
        </Form>
      )}
      {canUndo && (
        <Form method="post" action={action} onSubmit={onSubmit}>
          <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
          <Button type="submit" name={INTENT} value={UNDO} tone="outline" size="sm">
            {COPY.undo(counts.done)}
          </Button>
        </Form>
      )}
    </div>
  );
}
