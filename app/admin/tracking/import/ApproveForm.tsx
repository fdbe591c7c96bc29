import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {NOTIFY} from '~/orders/commands/fulfillment-fields';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {IMPORT_COPY, VERDICT_LABELS} from './import-copy';
import {SENDABLE} from './import-verdict';
import {APPROVE, APPROVED_VERDICT, type ImportView} from './import-view';

/** What is checked at first: the others need a look. */
const CHECKED: ReadonlySet<string> = new Set(['ready', 'guessed-carrier']);

/** Approves the waiting rows by their verdicts in the dry run. */
export function ApproveForm({view: {counts, path}}: {readonly view: ImportView}) {
  const isPending = useNavigation().formData?.get(INTENT) === APPROVE;
  const onSubmit = useSingleSubmit(isPending);
  const groups = SENDABLE.flatMap((verdict) => {
    const count = counts.find((each) => each.verdict === verdict && each.state === 'waiting')?.count ?? 0;
    return count > 0 ? [{verdict, count}] : [];
  });
  if (groups.length === 0) return null;
  return (
    <Form
      method="post"
      action={path}
      onSubmit={onSubmit}
      className="flex flex-wrap items-end justify-between gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card"
    >
      <fieldset>
        <legend className="font-semibold">{IMPORT_COPY.approveTitle}</legend>
        {groups.map(({verdict, count}) => (
          <Check key={verdict} name={APPROVED_VERDICT} value={verdict} isChecked={CHECKED.has(verdict)}>
            {`${VERDICT_LABELS[verdict]}: ${IMPORT_COPY.rowCount(count)}`}
          </Check>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <Check name={NOTIFY} value="yes" isChecked>
          {IMPORT_COPY.notify}
        </Check>
        <Button type="submit" name={INTENT} value={APPROVE} isPending={isPending}>
          {isPending ? IMPORT_COPY.approving : IMPORT_COPY.approve}
        </Button>
      </div>
    </Form>
  );
}

interface CheckProps {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly children: string;
}

function Check({name, value, isChecked, children}: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="size-5 accent-accent-ink"
      />
      {children}
    </label>
  );
}
