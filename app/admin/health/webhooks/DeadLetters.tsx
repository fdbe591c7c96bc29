import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {AdminTable} from '~/admin/frame/AdminTable';
import {Button} from '~/ui/Button';
import {EmptyState} from '~/ui/EmptyState';
import {Moment} from '~/ui/Moment';
import {ScrollArea} from '~/ui/ScrollArea';
import {letterName, replayAllLabel, WEBHOOK_COPY} from './webhook-copy';
import type {DeadLetterGroup, DeadLetterView, HealthIntent, ShownBody} from './webhook-view';

const CELL = 'px-3 py-2.5 align-top';

const COLUMNS = (['received', 'topic', 'reason', 'body', 'actions'] as const).map((name) => ({
  title: WEBHOOK_COPY[name],
}));

interface DeadLettersProps {
  readonly letters: readonly DeadLetterView[];
  readonly groups: readonly DeadLetterGroup[];
  readonly idempotencyKey: string;
  readonly shown: ShownBody | null;
}

/** The deliveries that could not be processed, each with its actions. */
export function DeadLetters({letters, groups, idempotencyKey, shown}: DeadLettersProps) {
  return (
    <section aria-labelledby="dead-letters" className="grid gap-3">
      <div>
        <h2 id="dead-letters" className="text-xl">
          {WEBHOOK_COPY.letters}
        </h2>
        <p className="text-sm text-ink-soft">{WEBHOOK_COPY.lettersHint}</p>
      </div>
      {letters.length === 0 && <EmptyState title={WEBHOOK_COPY.noLetters}>{WEBHOOK_COPY.noLettersText}</EmptyState>}
      {groups.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {groups.map(({reason, count}) => (
            <LetterForm key={reason} idempotencyKey={idempotencyKey} intent="replay-all" name="reason" value={reason}>
              {replayAllLabel(count, reason)}
            </LetterForm>
          ))}
        </div>
      )}
      {letters.length > 0 && (
        <AdminTable caption={WEBHOOK_COPY.letters} columns={COLUMNS} isStacked>
          {letters.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              idempotencyKey={idempotencyKey}
              shown={shown?.id === letter.id ? shown.text : null}
            />
          ))}
        </AdminTable>
      )}
    </section>
  );
}

interface LetterRowProps {
  readonly letter: DeadLetterView;
  readonly idempotencyKey: string;
  readonly shown: string | null;
}

function LetterRow({letter: {id, topic, reason, at, age, body}, idempotencyKey, shown}: LetterRowProps) {
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={`${CELL} text-start font-normal max-md:py-1`}>
        {age}
        <Moment at={at} className="block text-xs text-ink-soft" />
      </th>
      <td className={`${CELL} font-semibold [overflow-wrap:anywhere] max-md:py-1`}>{topic}</td>
      <td className={`${CELL} [overflow-wrap:anywhere] max-md:py-1`}>{reason}</td>
      <td className={`${CELL} text-xs text-ink-soft [overflow-wrap:anywhere] max-md:py-1`}>
        {body}
        {shown !== null && (
          <ScrollArea
            label={`${WEBHOOK_COPY.body}: ${letterName(id)}`}
            className="mt-2 max-h-64 max-w-[36rem] rounded-control bg-surface p-3 text-ink"
          >
            <pre className="whitespace-pre-wrap">{shown}</pre>
          </ScrollArea>
        )}
      </td>
      <td className={`${CELL} max-md:py-1`}>
        <div className="flex flex-wrap gap-2">
          <LetterForm
            idempotencyKey={idempotencyKey}
            intent="replay"
            name="id"
            value={String(id)}
            label={letterName(id)}
          >
            {WEBHOOK_COPY.replay}
          </LetterForm>
          <LetterForm
            idempotencyKey={idempotencyKey}
            intent="show-body"
            name="id"
            value={String(id)}
            label={letterName(id)}
          >
            {WEBHOOK_COPY.show}
          </LetterForm>
        </div>
      </td>
    </tr>
  );
}

interface LetterFormProps {
  readonly idempotencyKey: string;
  readonly intent: HealthIntent;
  readonly name: 'id' | 'reason';
  readonly value: string;
  /** What the button is about, if its text does not say it. */
  readonly label?: string;
  readonly children: string;
}

function LetterForm({idempotencyKey, intent, name, value, label, children}: LetterFormProps) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === intent && formData.get(name) === value;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <input type="hidden" name={name} value={value} />
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        tone="outline"
        size="sm"
        isPending={isPending}
        aria-label={label && `${children} ${label}`}
      >
        {children}
      </Button>
    </Form>
  );
}
