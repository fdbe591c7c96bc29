import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useLocation, useNavigation} from '@remix-run/react';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {CheckField} from '~/admin/frame/CheckField';
import {NOTIFY_FIELD, type PaymentFormResult} from '../payment-form-result';
import {
  AMOUNT_FIELD,
  lineField,
  MAX_REASON_LENGTH,
  REASON_FIELD,
  refundableField,
  RESTOCK_FIELD,
  SEEN_FIELD,
  SHIPPING_FIELD,
  SUGGESTED_FIELD,
  type RefundChoice,
} from './refund-choice';
import {REFUND_COPY} from './refund-copy';
import type {SuggestionView} from './refund-view';

interface RefundFormProps {
  readonly choice: RefundChoice;
  readonly suggestion: SuggestionView;
  readonly idempotencyKey: string;
  readonly result: PaymentFormResult | undefined;
}

/** The amount that Shopify suggests for the choice, which staff may reduce. */
export function RefundForm({choice, suggestion, idempotencyKey, result}: RefundFormProps) {
  const {pathname, search} = useLocation();
  const {state, formMethod} = useNavigation();
  const isPending = state !== 'idle' && formMethod === 'POST';
  const {fieldErrors = {}, values} = result ?? {};
  const {parts, amount, maximum, decimal, seen, refundable, staysToSend} = suggestion;
  return (
    <Form
      method="post"
      action={pathname + search}
      noValidate
      preventScrollReset
      className="flex flex-col gap-4"
      onSubmit={useSingleSubmit(isPending)}
    >
      {staysToSend && (
        <Alert tone="warning" title={REFUND_COPY.staysToSend}>
          {REFUND_COPY.staysToSendText}
        </Alert>
      )}
      <dl className="flex flex-col gap-2">
        {parts.map((part) => (
          <Amount key={part.name} {...part} />
        ))}
        <Amount name={REFUND_COPY.suggested} amount={amount} isTotal />
        <Amount name={REFUND_COPY.maximum} amount={maximum} />
      </dl>
      <input type="hidden" name={IDEMPOTENCY_KEY} value={values?.[IDEMPOTENCY_KEY] ?? idempotencyKey} />
      <input type="hidden" name={SEEN_FIELD} value={seen} />
      <input type="hidden" name={SUGGESTED_FIELD} value={decimal} />
      {choice.quantities.map(({lineItemId, quantity}) => (
        <input key={lineItemId} type="hidden" name={lineField(lineItemId)} value={quantity} />
      ))}
      {refundable.map(({lineItemId, count}) => (
        <input key={lineItemId} type="hidden" name={refundableField(lineItemId)} value={count} />
      ))}
      {choice.isShipping && <input type="hidden" name={SHIPPING_FIELD} value="yes" />}
      {choice.isRestocking && <input type="hidden" name={RESTOCK_FIELD} value="yes" />}
      <TextField
        name={AMOUNT_FIELD}
        label={REFUND_COPY.amount}
        hint={REFUND_COPY.amountHint(amount)}
        inputMode="decimal"
        defaultValue={values?.[AMOUNT_FIELD] ?? decimal}
        error={fieldErrors[AMOUNT_FIELD]}
        autoComplete="off"
      />
      <TextField
        name={REASON_FIELD}
        label={REFUND_COPY.reason}
        hint={REFUND_COPY.reasonHint}
        maxLength={MAX_REASON_LENGTH}
        defaultValue={values?.[REASON_FIELD] ?? ''}
        error={fieldErrors[REASON_FIELD]}
        autoComplete="off"
      />
      <CheckField
        name={NOTIFY_FIELD}
        label={REFUND_COPY.notify}
        isChecked={!values || values[NOTIFY_FIELD] !== undefined}
      />
      <Button type="submit" size="sm" isPending={isPending} className="max-sm:w-full sm:self-start">
        {isPending ? REFUND_COPY.submitting : REFUND_COPY.submit}
      </Button>
    </Form>
  );
}

interface AmountProps {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Amount({name, amount, isTotal}: AmountProps) {
  return (
    <div
      className={
        isTotal ? 'flex justify-between gap-4 border-t border-line pt-2 font-bold' : 'flex justify-between gap-4'
      }
    >
      <dt>{name}</dt>
      <dd className="tabular-nums">{amount}</dd>
    </div>
  );
}
