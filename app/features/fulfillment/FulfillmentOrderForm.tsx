import {Form, useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import type {OrderIntent} from '~/features/orders/order-intents';
import {useSingleSubmit} from '~/features/orders/use-single-submit';
import {ATTEMPT, TARGET} from './fulfillment-fields';

/** Which part of an order a form is about. */
export interface FulfillmentOrderTarget {
  readonly target: string;
  readonly number: string;
  readonly attempt: string;
}

interface FulfillmentOrderFormProps extends FulfillmentOrderTarget {
  readonly intent: OrderIntent;
  readonly label: string;
  readonly pending: string;
  readonly tone?: 'primary' | 'danger';
  readonly className?: string;
  /** It is on its way. */
  readonly onSent?: () => void;
  readonly children?: ReactNode;
}

/** @returns whether this change of this part is on its way */
export function useIsFulfillmentPending(intent: OrderIntent, target: string): boolean {
  const {formData} = useNavigation();
  return formData?.get(INTENT) === intent && formData.get(TARGET) === target;
}

/** A form about one part of an order. Our own words say what is missing, so the browser's are off. */
export function FulfillmentOrderForm({
  intent,
  label,
  pending,
  tone,
  className,
  onSent,
  children,
  ...facts
}: FulfillmentOrderFormProps) {
  const {pathname} = useLocation();
  const isPending = useIsFulfillmentPending(intent, facts.target);
  return (
    <Form
      method="post"
      // Without its query, which may hold a question that is answered by now.
      action={pathname}
      noValidate
      preventScrollReset
      className={className}
      onSubmit={useSingleSubmit(isPending, onSent)}
    >
      <input type="hidden" name={TARGET} value={facts.target} />
      <input type="hidden" name={ATTEMPT} value={facts.attempt} />
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
