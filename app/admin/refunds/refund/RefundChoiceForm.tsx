import {Form, useLocation, useNavigation} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {CONTROL_STYLE} from '~/ui/control-style';
import {cn} from '~/ui/cn';
import {CheckField} from '~/admin/frame/CheckField';
import {lineField, RESTOCK_FIELD, SHIPPING_FIELD} from './refund-choice';
import {REFUND_COPY} from './refund-copy';
import type {RefundContent} from './refund-view';

type RefundChoiceFormProps = Omit<Extract<RefundContent, {kind: 'loaded'}>, 'kind' | 'suggestion'> & {
  /** Whether the next step is shown, which has the page's main action then. */
  readonly hasSuggestion: boolean;
};

/** What is refunded: a GET form, so that the choice is in the address and changes nothing. */
export function RefundChoiceForm({lines, shipping, choice, problem, hasSuggestion}: RefundChoiceFormProps) {
  const {pathname} = useLocation();
  const {state, formMethod} = useNavigation();
  const isPending = state === 'loading' && formMethod === 'GET';
  if (lines.length === 0 && shipping === null) return <p>{REFUND_COPY.nothing}</p>;
  return (
    <Form method="get" action={pathname} preventScrollReset className="flex flex-col gap-4">
      {problem !== null && <Alert tone="error" title={problem} />}
      <ul className="divide-y divide-line">
        {lines.map(({id, name, refundable, chosen}) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
            <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">{name}</span>
            <span className="flex items-center gap-2">
              <input
                type="number"
                inputMode="numeric"
                name={lineField(id)}
                min={0}
                max={refundable}
                defaultValue={chosen}
                aria-label={REFUND_COPY.quantity(name)}
                className={cn(CONTROL_STYLE, 'min-h-11 w-20 text-end tabular-nums')}
              />
              <span className="shrink-0 whitespace-nowrap text-sm text-ink-soft tabular-nums">
                {REFUND_COPY.refundable(refundable)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div>
        {shipping !== null && (
          <CheckField name={SHIPPING_FIELD} label={REFUND_COPY.shipping(shipping)} isChecked={choice.isShipping} />
        )}
        <CheckField name={RESTOCK_FIELD} label={REFUND_COPY.restock} isChecked={choice.isRestocking} />
      </div>
      <Button
        type="submit"
        tone={hasSuggestion ? 'outline' : 'primary'}
        size="sm"
        isPending={isPending}
        className="max-sm:w-full sm:self-start"
      >
        {isPending ? REFUND_COPY.calculating : REFUND_COPY.calculate}
      </Button>
    </Form>
  );
}
