import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {SectionCard} from '~/ui/SectionCard';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {Button} from '~/ui/Button';
import {Moment} from '~/ui/Moment';
import {TextArea} from '~/ui/TextArea';
import {ORDER_NOTE_COPY} from './order-note-copy';
import {ADD_NOTE_INTENT, NOTE_FIELD, type OrderNoteView} from './order-note-view';

interface OrderNotesProps {
  readonly notes: readonly OrderNoteView[];
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
}

/** The notes of staff about an order, and a form for another one. */
export function OrderNotes({notes, idempotencyKey, result}: OrderNotesProps) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === ADD_NOTE_INTENT;
  return (
    <SectionCard title={ORDER_NOTE_COPY.title}>
      {notes.length > 0 && (
        <ul className="mb-5 grid gap-4">
          {notes.map(({id, text, author, at}) => (
            <li key={id}>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
              <p className="mt-0.5 text-sm text-ink-soft">
                {author ?? ORDER_NOTE_COPY.formerStaff} · <Moment at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {/* A stored note resets the form: the next one needs another key. */}
      <Form
        key={notes[0]?.id}
        method="post"
        noValidate
        preventScrollReset
        onSubmit={useSingleSubmit(isPending)}
        className="flex flex-col gap-3"
        data-print="hidden"
      >
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <TextArea
          id="staff-note"
          name={NOTE_FIELD}
          label={ORDER_NOTE_COPY.label}
          hint={ORDER_NOTE_COPY.hint}
          error={result?.fieldErrors[NOTE_FIELD]}
          defaultValue={result?.values[NOTE_FIELD]}
        />
        <Button
          type="submit"
          name={INTENT}
          value={ADD_NOTE_INTENT}
          tone="outline"
          size="sm"
          isPending={isPending}
          className="max-sm:w-full sm:self-start"
        >
          {isPending ? ORDER_NOTE_COPY.adding : ORDER_NOTE_COPY.add}
        </Button>
      </Form>
    </SectionCard>
  );
}
