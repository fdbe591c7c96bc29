import {Form, useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {IMPORT_COPY} from './import-copy';
import type {handleImport} from './handle-import.server';
import {CONTINUE, LIVE, type ImportView} from './import-view';

const SECOND_MS = 1_000;
const PAUSE_AFTER_FAILURE_SECONDS = 15;

/** How many approved rows are finished. The page sends the next ones by itself, and by a button without scripts. */
export function ImportProgress({view: {counts, path, due_in_seconds: dueInSeconds}}: {readonly view: ImportView}) {
  const {submit, state, data} = useFetcher<typeof handleImport>();
  const isIdle = state === 'idle';
  const hasFailed = Boolean(data?.failure);
  const countOf = (...states: readonly string[]) =>
    counts.reduce((total, each) => (states.includes(each.state) ? total + each.count : total), 0);
  const finished = countOf('done', 'not-done');
  const total = finished + countOf('approved', 'checking');
  useEffect(() => {
    if (!isIdle || dueInSeconds === null) return;
    const timer = setTimeout(
      () => submit({[INTENT]: CONTINUE, [LIVE]: 'yes'}, {method: 'post', action: path}),
      (hasFailed ? Math.max(dueInSeconds, PAUSE_AFTER_FAILURE_SECONDS) : dueInSeconds) * SECOND_MS,
    );
    return () => clearTimeout(timer);
  }, [isIdle, dueInSeconds, finished, hasFailed, submit, path]);
  return (
    <section
      aria-label={IMPORT_COPY.progress}
      className="rounded-card border border-line bg-surface-raised p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold tabular-nums">
          {IMPORT_COPY.progressText(finished, total)}
        </p>
        {finished < total && (
          <Form method="post" action={path} preventScrollReset>
            <Button type="submit" name={INTENT} value={CONTINUE} size="sm" isPending={!isIdle}>
              {isIdle ? IMPORT_COPY.continue : IMPORT_COPY.sending}
            </Button>
          </Form>
        )}
      </div>
      <progress
        aria-label={IMPORT_COPY.progress}
        value={finished}
        max={total}
        className="mt-3 h-2 w-full accent-success"
      />
      {finished < total && (hasFailed || (dueInSeconds ?? 0) > 1) && (
        <p className="mt-2 text-sm text-ink-soft">{IMPORT_COPY.waiting}</p>
      )}
    </section>
  );
}
