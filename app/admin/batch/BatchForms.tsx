import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {useCan} from '~/admin/frame/access/staff-role';
import {HoldFields} from '~/admin/frame/HoldFields';
import {MAX_HOLD_NOTES_LENGTH} from '~/orders/commands/fulfillment-fields';
import {MAX_TAG_LENGTH} from '~/orders/commands/order-tag';
import {Button} from '~/ui/Button';
import {SectionCard} from '~/ui/SectionCard';
import {TextField} from '~/ui/TextField';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {BATCH_PERMISSIONS, type BatchAction} from './batch-change';
import {BATCH_COPY as COPY, batchNotice, fieldOfProblem} from './batch-copy';
import {NOTES, REASON, TAG} from './batch-fields';
import type {BatchResult} from './batch-view';

interface BatchFormsProps {
  readonly path: string;
  readonly result: BatchResult | undefined;
}

/** The forms that start the one change of a batch. */
export function BatchForms({path, result}: BatchFormsProps) {
  const {problem = null, values = {}} = result ?? {};
  const canTag = useCan(BATCH_PERMISSIONS['add-tag']);
  const errorOf = (field: 'tag' | 'reason' | 'notes') =>
    problem && fieldOfProblem(problem) === field ? batchNotice(problem).title : undefined;
  return (
    <SectionCard title={COPY.choose}>
      <p className="max-w-prose text-ink-soft">{COPY.chooseHint}</p>
      <div className="mt-4 grid grid-cols-1 items-start gap-6 lg:grid-cols-3">
        <ChangeForm path={path}>
          <HoldFields
            reason={{name: REASON, value: values[REASON], error: errorOf('reason')}}
            notes={{name: NOTES, value: values[NOTES] ?? '', error: errorOf('notes'), maxLength: MAX_HOLD_NOTES_LENGTH}}
          />
          <Submit intent="hold">{COPY.hold}</Submit>
        </ChangeForm>
        <ChangeForm path={path}>
          <p className="text-sm text-ink-soft">{COPY.releaseHint}</p>
          <Submit intent="release">{COPY.release}</Submit>
        </ChangeForm>
        {canTag && (
          <ChangeForm path={path}>
            <TextField
              name={TAG}
              label={COPY.tag}
              defaultValue={values[TAG] ?? ''}
              maxLength={MAX_TAG_LENGTH}
              error={errorOf('tag')}
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-2">
              <Submit intent="add-tag">{COPY.addTag}</Submit>
              <Submit intent="remove-tag">{COPY.removeTag}</Submit>
            </div>
          </ChangeForm>
        )}
      </div>
    </SectionCard>
  );
}

function ChangeForm({path, children}: {readonly path: string; readonly children: ReactNode}) {
  const onSubmit = useSingleSubmit(useNavigation().formData !== undefined);
  return (
    <Form
      method="post"
      action={`${path}?index`}
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col items-start gap-3 *:max-w-full"
    >
      {children}
    </Form>
  );
}

function Submit({intent, children}: {readonly intent: BatchAction; readonly children: string}) {
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  return (
    <Button type="submit" name={INTENT} value={intent} tone="outline" size="sm" isPending={isPending}>
      {isPending ? COPY.starting : children}
    </Button>
  );
}
