import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {CheckField} from '~/admin/frame/CheckField';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {TextField} from '~/ui/TextField';
import {
  IS_PERSONAL_FIELD,
  MAX_VIEW_NAME_LENGTH,
  VIEW_NAME_FIELD,
  type SavedDeskView,
  type ViewIntent,
} from './desk-view';
import {DESK_VIEW_COPY} from './desk-view-copy';
import type {DeskViewResult} from './handle-desk-views.server';

interface DeskViewFormsProps {
  /** The saved view that is listed; null if the search and the filters are not saved. */
  readonly current: SavedDeskView | null;
  /** The query of what is listed. */
  readonly query: string;
  readonly idempotencyKey: string;
  readonly result: DeskViewResult | undefined;
}

/** A form that saves the current search and filters as a view, or renames or removes the current view. */
export function DeskViewForms({current, query, idempotencyKey, result}: DeskViewFormsProps) {
  const pending = useNavigation().formData?.get(INTENT);
  const submit = (intent: ViewIntent, label: string) => (
    <Button type="submit" name={INTENT} value={intent} tone="outline" size="sm" isPending={pending === intent}>
      {label}
    </Button>
  );
  return (
    <details open={result !== undefined} className="max-w-full">
      <summary className={`${buttonStyle({tone: 'quiet', size: 'sm'})} -ms-4 w-max cursor-pointer list-none`}>
        <Icon name="star" className="size-4" />
        <span>{current ? DESK_VIEW_COPY.edit : DESK_VIEW_COPY.save}</span>
      </summary>
      <Form
        method="post"
        // A rejected form stays at the search and filters that it is about.
        action={`/admin/orders?index&${query}`}
        noValidate
        className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-surface-raised p-4"
      >
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <input type="hidden" name="query" value={query} />
        {current && <input type="hidden" name="view" value={current.id} />}
        {current?.isPersonal && <input type="hidden" name={IS_PERSONAL_FIELD} value="yes" />}
        <TextField
          label={DESK_VIEW_COPY.name}
          hint={DESK_VIEW_COPY.saveHint}
          name={VIEW_NAME_FIELD}
          defaultValue={result?.name ?? current?.name}
          maxLength={MAX_VIEW_NAME_LENGTH}
          error={result?.problem}
          autoComplete="off"
        />
        {!current && (
          <CheckField
            name={IS_PERSONAL_FIELD}
            label={DESK_VIEW_COPY.personal}
            isChecked={result?.isPersonal ?? false}
          />
        )}
        <div className="flex flex-wrap gap-2">
          {current ? submit('rename-view', DESK_VIEW_COPY.rename) : submit('save-view', DESK_VIEW_COPY.submit)}
          {current && submit('remove-view', DESK_VIEW_COPY.remove)}
        </div>
      </Form>
    </details>
  );
}
