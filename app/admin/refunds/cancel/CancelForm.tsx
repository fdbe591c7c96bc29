import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, Link, useNavigation} from '@remix-run/react';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {SelectField} from '~/ui/SelectField';
import {CheckField} from '~/admin/frame/CheckField';
import {NOTIFY_FIELD, type PaymentFormResult} from '../payment-form-result';
import {CANCEL_COPY, CANCEL_REASON_TEXTS, CANCEL_REASONS} from './cancel-copy';
import {CANCEL_FIELDS, type CancelView} from './cancel-view';

interface CancelFormProps {
  readonly view: CancelView;
  readonly result: PaymentFormResult | undefined;
}

/** Cancels an order: why, and what happens to its items, its payment and its customer. */
export function CancelForm({view, result}: CancelFormProps) {
  const {state, formMethod} = useNavigation();
  const isPending = state !== 'idle' && formMethod === 'POST';
  const {fieldErrors = {}, values} = result ?? {};
  const isChecked = (name: string) => !values || values[name] !== undefined;
  return (
    <Form method="post" noValidate className="flex flex-col gap-4" onSubmit={useSingleSubmit(isPending)}>
      <p className="font-semibold">{CANCEL_COPY.warning}</p>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={values?.[IDEMPOTENCY_KEY] ?? view.idempotencyKey} />
      <SelectField
        name={CANCEL_FIELDS.reason}
        label={CANCEL_COPY.reason}
        defaultValue={values?.[CANCEL_FIELDS.reason] ?? ''}
        error={fieldErrors[CANCEL_FIELDS.reason]}
      >
        <option value="">{CANCEL_COPY.chooseReason}</option>
        {CANCEL_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {CANCEL_REASON_TEXTS[reason]}
          </option>
        ))}
      </SelectField>
      <div>
        <CheckField
          name={CANCEL_FIELDS.restock}
          label={CANCEL_COPY.restock}
          isChecked={isChecked(CANCEL_FIELDS.restock)}
        />
        <CheckField
          name={CANCEL_FIELDS.refund}
          label={CANCEL_COPY.refund}
          isChecked={isChecked(CANCEL_FIELDS.refund)}
        />
        <CheckField name={NOTIFY_FIELD} label={CANCEL_COPY.notify} isChecked={isChecked(NOTIFY_FIELD)} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" size="sm" isPending={isPending} className="max-sm:w-full">
          {isPending ? CANCEL_COPY.submitting : CANCEL_COPY.submit}
        </Button>
        <Link to={view.path} className={buttonStyle({tone: 'outline', size: 'sm', className: 'max-sm:w-full'})}>
          {CANCEL_COPY.keep}
        </Link>
      </div>
    </Form>
  );
}
