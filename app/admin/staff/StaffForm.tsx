import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {useSingleSubmit} from '~/ui/use-single-submit';
import type {StaffIntent} from './staff-view';

interface StaffFormProps {
  readonly intent: StaffIntent;
  readonly idempotencyKey: string;
  /** The field that names what the form is about. */
  readonly subject?: {readonly name: string; readonly value: string};
  readonly button: {
    readonly title: string;
    readonly pendingTitle?: string;
    readonly label?: string;
    readonly tone?: 'primary' | 'outline' | 'danger';
  };
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A form of the staff page with its button. */
export function StaffForm({intent, idempotencyKey, subject, button, className, children}: StaffFormProps) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === intent && (!subject || formData.get(subject.name) === subject.value);
  const {title, pendingTitle, label, tone = 'outline'} = button;
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      onSubmit={useSingleSubmit(isPending)}
      className={className ?? 'flex flex-wrap items-end gap-3'}
    >
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {subject && <input type="hidden" name={subject.name} value={subject.value} />}
      {children}
      <Button type="submit" name={INTENT} value={intent} tone={tone} size="sm" aria-label={label} isPending={isPending}>
        {isPending ? (pendingTitle ?? title) : title}
      </Button>
    </Form>
  );
}
