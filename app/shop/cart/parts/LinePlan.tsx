import {variantName} from '~/core/variant-name';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {Select} from '~/ui/Select';
import {useCartQueue} from '../browser/use-cart-queue';
import {BUTTON_COPY} from '../button-copy';
import {CartCommandForm} from '../CartCommandForm';
import {SET_PLAN_ACTION} from '../change/cart-form';
import {LINE_PLAN_COPY} from '../line-plan-copy';
import type {CartLineView, LinePlansView} from '../model/cart-view';

interface LinePlanProps {
  readonly line: Pick<CartLineView, 'id' | 'title' | 'variant'>;
  readonly plans: LinePlansView;
}

/** The subscription of a line, and the form that changes it. */
export function LinePlan({line, plans: {id, name, choices}}: LinePlanProps) {
  const {pending} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind === 'set-plan' && intent.lineId === line.id);
  const title = variantName(line.title, line.variant);
  if (choices.every((choice) => choice.id === id)) return <p className="text-sm">{name}</p>;
  return (
    <details className="group text-sm">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        <span className="font-semibold underline underline-offset-4">
          {id === '' ? BUTTON_COPY.subscribe : LINE_PLAN_COPY.change}
        </span>
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <CartCommandForm
        input={{action: SET_PLAN_ACTION, inputs: {lineId: line.id}}}
        toIntent={() => ({kind: 'set-plan', lineId: line.id})}
        className="flex flex-wrap items-center gap-2 pt-1 pb-2"
      >
        <Select key={id} name="plan" defaultValue={id} aria-label={LINE_PLAN_COPY.field(title)} className="w-full">
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.text}
            </option>
          ))}
        </Select>
        <Button
          type="submit"
          tone="outline"
          size="sm"
          isPending={isPending}
          aria-label={LINE_PLAN_COPY.saveThis(title)}
        >
          {LINE_PLAN_COPY.save}
        </Button>
      </CartCommandForm>
    </details>
  );
}
