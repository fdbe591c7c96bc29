import {Form, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {INTENT} from '~/core/intent';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {MAX_TAG_LENGTH} from '~/orders/commands/order-tag';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {TextField} from '~/ui/TextField';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {ORDER_TAGS_COPY} from '../order-details-copy';
import {ADD_ORDER_TAG, ORDER_TAG, REMOVE_ORDER_TAG} from './order-tag-fields';

interface TagEditorProps {
  readonly tags: readonly string[];
  readonly idempotencyKey: string;
  readonly result: OrderActionResult | undefined;
}

/** The tags of an order: each can be removed, and another one added. */
export function TagEditor({tags, idempotencyKey, result}: TagEditorProps) {
  const intent = useNavigation().formData?.get(INTENT);
  const values = result?.values[INTENT] === ADD_ORDER_TAG ? result.values : {};
  return (
    <>
      {tags.length === 0 && <p className="text-sm text-ink-soft">{ORDER_TAGS_COPY.none}</p>}
      <ul aria-label={ORDER_TAGS_COPY.title} className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="max-w-full">
            <TagForm idempotencyKey={idempotencyKey}>
              <input type="hidden" name={ORDER_TAG} value={tag} />
              <span className="flex min-h-9 items-center rounded-control border border-line ps-3 text-sm">
                <span className="[overflow-wrap:anywhere]">{tag}</span>
                <button
                  type="submit"
                  name={INTENT}
                  value={REMOVE_ORDER_TAG}
                  aria-label={ORDER_TAGS_COPY.remove(tag)}
                  className="grid size-9 shrink-0 cursor-pointer place-items-center text-ink-soft hover:text-ink"
                >
                  <Icon name="x" className="size-4" />
                </button>
              </span>
            </TagForm>
          </li>
        ))}
      </ul>
      {/* An added tag resets the form. */}
      <TagForm key={tags.join()} idempotencyKey={idempotencyKey} className="mt-3 flex flex-wrap items-end gap-2">
        <TextField
          id="new-tag"
          name={ORDER_TAG}
          label={ORDER_TAGS_COPY.label}
          maxLength={MAX_TAG_LENGTH}
          defaultValue={values[ORDER_TAG] ?? ''}
          error={result?.fieldErrors[ORDER_TAG]}
          autoComplete="off"
          className="min-w-0 flex-1 basis-40"
        />
        <Button
          type="submit"
          name={INTENT}
          value={ADD_ORDER_TAG}
          tone="outline"
          size="sm"
          isPending={intent === ADD_ORDER_TAG}
          className="min-h-12"
        >
          {intent === ADD_ORDER_TAG ? ORDER_TAGS_COPY.adding : ORDER_TAGS_COPY.add}
        </Button>
      </TagForm>
    </>
  );
}

interface TagFormProps {
  readonly idempotencyKey: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function TagForm({idempotencyKey, className, children}: TagFormProps) {
  const onSubmit = useSingleSubmit(useNavigation().formData !== undefined);
  return (
    <Form method="post" noValidate preventScrollReset data-print="hidden" onSubmit={onSubmit} className={className}>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      {children}
    </Form>
  );
}
