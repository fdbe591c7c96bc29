import {Form} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {PACKING_COPY} from '../packing-copy';
import {CLAIM_INTENT, RELEASE_INTENT, TAKE_OVER_INTENT, type LeaseView} from './packing-lease-view';

interface LeaseBarProps {
  /** Null if the order is free. */
  readonly lease: LeaseView | null;
  /** Whether the last claim failed. */
  readonly hasFailed: boolean;
}

/** Who is packing the order, with the button that claims it, takes it over or gives it up. */
export function LeaseBar({lease, hasFailed}: LeaseBarProps) {
  if (hasFailed) return <Alert tone="warning" title={PACKING_COPY.leaseFailed} />;
  if (lease && !lease.isOwn) {
    return (
      <Alert
        tone="warning"
        title={lease.text}
        action={<LeaseButton intent={TAKE_OVER_INTENT} label={PACKING_COPY.takeOver} />}
      >
        {PACKING_COPY.taken}
      </Alert>
    );
  }
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      {lease && (
        <p className="flex items-center gap-2 text-sm text-ink-soft">
          <Icon name="circle-check" className="size-4 text-success" />
          {lease.text}
        </p>
      )}
      <LeaseButton
        intent={lease ? RELEASE_INTENT : CLAIM_INTENT}
        label={lease ? PACKING_COPY.stop : PACKING_COPY.start}
      />
    </div>
  );
}

function LeaseButton({intent, label}: {readonly intent: string; readonly label: string}) {
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name={INTENT} value={intent} tone="outline" size="sm">
        {label}
      </Button>
    </Form>
  );
}
