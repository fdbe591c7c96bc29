import {Form, useFetcher, useNavigation} from '@remix-run/react';
import {useCan} from '~/admin/frame/access/staff-role';
import {ContinuedProgress} from '~/admin/frame/ContinuedProgress';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {BATCH_PERMISSIONS, toUndo} from './batch-change';
import {BATCH_COPY as COPY} from './batch-copy';
import {CONTINUE_BATCH, RETRY, UNDO} from './batch-fields';
import type {BatchView} from './batch-view';
import type {handleBatch} from './handle-batch.server';

interface BatchProgressProps {
  readonly view: BatchView;
  /** What is done with each order. */
  readonly title: string;
}

/** How many orders of a batch are finished. */
export function BatchProgress({view, title}: BatchProgressProps) {
  const {change, counts, path, dueInSeconds} = view;
  const canChange = useCan(change ? BATCH_PERMISSIONS[change.kind] : 'packing');
  const fetcher = useFetcher<typeof handleBatch>();
  const finished = counts.done + counts.skipped + counts.failed;
  const action = `${path}?index`;
  return (
    <ContinuedProgress
      title={title}
      finished={finished}
      total={finished + counts.waiting + counts.checking}
      dueInSeconds={canChange ? dueInSeconds : null}
      action={action}
      intent={CONTINUE_BATCH}
      fetcher={fetcher}
      hasFailed={Boolean(fetcher.data?.problem)}
      copy={COPY}
    >
      {canChange && <AfterBatch view={view} action={action} />}
    </ContinuedProgress>
  );
}

/** What can be done once all orders are finished: undo the changes, or try the failed orders again. */
function AfterBatch({view, action}: {readonly view: BatchView; readonly action: string}) {
  const {change, counts, undoneBy, idempotencyKey} = view;
  const canUndo = change !== null && toUndo(change) !== null && counts.done > 0 && undoneBy === null;
  const onSubmit = useSingleSubmit(useNavigation().formData !== undefined);
  return (
    <div className="flex flex-wrap gap-2">
      {counts.failed > 0 && undoneBy === null && (
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
