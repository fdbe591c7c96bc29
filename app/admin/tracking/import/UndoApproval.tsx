import {Form, useFetcher, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {SENT_BY_PAGE} from '~/admin/frame/continued-progress';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import type {handleImport} from './handle-import.server';
import {IMPORT_COPY} from './import-copy';
import {CONTINUE, SEND_NOW, WITHDRAW} from './import-view';

const SECOND_MS = 1_000;

interface UndoApprovalProps {
  readonly path: string;
  readonly dueInSeconds: number;
}

/** The seconds before approved rows are sent, in which they can be taken back. The page sends them by itself then. */
export function UndoApproval({path, dueInSeconds}: UndoApprovalProps) {
  const isPending = useNavigation().formData !== undefined;
  const {submit} = useFetcher<typeof handleImport>();
  const [secondsLeft, setSecondsLeft] = useState(dueInSeconds);
  useEffect(() => {
    const until = Date.now() + dueInSeconds * SECOND_MS;
    setSecondsLeft(dueInSeconds);
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / SECOND_MS);
      setSecondsLeft(Math.max(left, 0));
      if (left > 0 || isPending) return;
      clearInterval(timer);
      submit({[INTENT]: CONTINUE, [SENT_BY_PAGE]: 'yes'}, {method: 'post', action: path});
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [dueInSeconds, isPending, submit, path]);
  return (
    <section
      aria-label={IMPORT_COPY.progress}
      className="flex flex-wrap items-center gap-3 rounded-control border-2 border-accent-ink bg-surface-raised p-4"
    >
      {/* Announced once: a number that changes each second would interrupt everything else. */}
      <p role="status" className="sr-only">
        {IMPORT_COPY.soonText}
      </p>
      <p aria-hidden="true" className="basis-full text-xl font-semibold tabular-nums">
        {IMPORT_COPY.soon(secondsLeft)}
      </p>
      <Form method="post" action={path} preventScrollReset className="flex flex-wrap gap-3">
        <Button type="submit" name={INTENT} value={WITHDRAW} tone="outline" isPending={isPending}>
          {IMPORT_COPY.undo}
        </Button>
        <Button type="submit" name={INTENT} value={SEND_NOW} tone="quiet">
          {IMPORT_COPY.sendNow}
        </Button>
      </Form>
    </section>
  );
}
