import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import type {OrderIntent} from '~/orders/commands/order-intents';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {TARGET} from '~/orders/commands/fulfillment-fields';

/** The fulfillment order that a form is about, with the form's idempotency key. */
export interface FulfillmentOrderTarget {
  readonly target: string;
  readonly number: string;
  readonly idempotencyKey: string;
}

interface FulfillmentOrderFormProps extends FulfillmentOrderTarget {
  readonly intent: OrderIntent;
  readonly label: string;
  readonly pending: string;
  readonly tone?: 'primary' | 'danger' | 'outline';
  readonly className?: string;
  readonly onSubmitted?: () => void;
  readonly children?: ReactNode;
}

export function useIsFulfillmentPending(intent: OrderIntent, target: string): boolean {
  const {formData} = useNavigation();
  return formData?.get(INTENT) === intent && formData.get(TARGET) === target;
}

/** A form for one fulfillment order. Browser validation is off, since the server's messages say what is missing. */
export function FulfillmentOrderForm({
  intent,
  label,
  pending,
  tone,
  className,
  onSubmitted,
  children,
  ...facts
}: FulfillmentOrderFormProps) {
  const {pathname} = useLocation();
  const isPending = useIsFulfillmentPending(intent, facts.target);
  return (
    <Form
      method="post"
      // Without the query, which may still open the confirmation.
      action={pathname}
      noValidate
      preventScrollReset
      className={className}
      onSubmit={useSingleSubmit(isPending, onSubmitted)}
    >
      <input type="hidden" name={TARGET} value={facts.target} />
      <input type="hidden" name={IDEMPOTENCY_KEY} value={facts.idempotencyKey} />
      {children}
      <Button
        type="submit"
        name={INTENT}
        value={intent}
        size="sm"
        tone={tone}
        isPending={isPending}
        className="max-sm:w-full sm:self-start"
      >
        {isPending ? pending : label}
      </Button>
    </Form>
  );
}
