import {useFetcher} from '@remix-run/react';
import {useCallback, useState} from 'react';
import {ContinuedProgress} from '~/admin/frame/ContinuedProgress';
import type {handleImport} from './handle-import.server';
import {IMPORT_COPY} from './import-copy';
import {CONTINUE, type ImportView} from './import-view';
import {UndoApproval} from './UndoApproval';

/** How many approved rows are finished. */
export function ImportProgress({view: {counts, path, due_in_seconds: dueInSeconds}}: {readonly view: ImportView}) {
  const fetcher = useFetcher<typeof handleImport>();
  const countOf = (...states: readonly string[]) =>
    counts.reduce((total, each) => (states.includes(each.state) ? total + each.count : total), 0);
  const finished = countOf('done', 'not-done');
  const isUndoable = dueInSeconds !== null && dueInSeconds > 0 && finished + countOf('checking') === 0;
  // What is loaded next has a delay of its own, such as that of a row that is tried again.
  const [endedFor, setEndedFor] = useState<ImportView['counts'] | null>(null);
  const isDelayOver = endedFor === counts;
  const endDelay = useCallback(() => setEndedFor(counts), [counts]);
  if (isUndoable && !isDelayOver) return <UndoApproval path={path} dueInSeconds={dueInSeconds} onDelayEnd={endDelay} />;
  return (
    <ContinuedProgress
      finished={finished}
      total={finished + countOf('approved', 'checking')}
      dueInSeconds={isDelayOver ? 0 : dueInSeconds}
      action={path}
      intent={CONTINUE}
      fetcher={fetcher}
      hasFailed={Boolean(fetcher.data?.failure)}
      copy={{...IMPORT_COPY, working: IMPORT_COPY.sending}}
    />
  );
}
