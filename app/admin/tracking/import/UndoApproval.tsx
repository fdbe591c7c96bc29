import {Form, useNavigation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {Countdown} from '~/admin/frame/Countdown';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {IMPORT_COPY} from './import-copy';
import {SEND_NOW, WITHDRAW} from './import-view';

const SECOND_MS = 1_000;

interface UndoApprovalProps {
  readonly path: string;
  readonly dueInSeconds: number;
  readonly onDelayEnd: () => void;
}

/** The seconds before approved rows are sent, in which they can be taken back. */
export function UndoApproval({path, dueInSeconds, onDelayEnd}: UndoApprovalProps) {
  const isPending = useNavigation().formData !== undefined;
  const onSubmit = useSingleSubmit(isPending);
  const [secondsLeft, setSecondsLeft] = useState(dueInSeconds);
  useEffect(() => {
    const untilMs = Date.now() + dueInSeconds * SECOND_MS;
    setSecondsLeft(dueInSeconds);
    const timer = setInterval(() => {
      const left = Math.ceil((untilMs - Date.now()) / SECOND_MS);
      setSecondsLeft(Math.max(left, 0));
      // A button that was pressed at the last moment decides.
      if (left <= 0 && !isPending) onDelayEnd();
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [dueInSeconds, isPending, onDelayEnd]);
  return (
    <section
      aria-label={IMPORT_COPY.progress}
      className="flex flex-wrap items-center gap-3 rounded-control border-2 border-accent-ink bg-surface-raised p-4"
    >
      <Countdown announcement={IMPORT_COPY.soonText} text={IMPORT_COPY.soon(secondsLeft)} />
      <Form method="post" action={path} preventScrollReset onSubmit={onSubmit} className="flex flex-wrap gap-3">
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
