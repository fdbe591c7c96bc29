import {useEffect, useId, useRef, type ReactNode} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {useCartQueue} from '../browser/use-cart-queue';
import {CartCommandForm} from '../CartCommandForm';
import type {APPLY_CODE_ACTION, APPLY_GIFT_CARD_ACTION} from '../change/cart-form';
import type {CartProblem} from '../model/cart-problem';
import {CartNotices} from './CartNotices';

interface CodeFormProps {
  readonly action: typeof APPLY_CODE_ACTION | typeof APPLY_GIFT_CARD_ACTION;
  readonly kind: 'apply-code' | 'apply-gift-card';
  readonly name: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly maxLength: number;
  /** What the last change met with the codes of this form. */
  readonly problems: readonly CartProblem[];
  /** A problem that only informs: the code was accepted. */
  readonly harmless: CartProblem['kind'];
  /** The list of codes that are applied. */
  readonly children: ReactNode;
}

/** A form that applies a code to the cart. The field is emptied once the code is accepted. */
export function CodeForm(props: CodeFormProps) {
  const {action, kind, name, label, submitLabel, maxLength, problems, harmless, children} = props;
  const {pending, reply} = useCartQueue();
  const fieldId = useId();
  const noticesId = useId();
  const box = useRef<HTMLDivElement>(null);
  const hasError = problems.some((problem) => problem.kind !== harmless);
  const wasApplied = reply.intent?.kind === kind && !hasError;
  useEffect(() => {
    if (wasApplied) box.current?.querySelector('form')?.reset();
  }, [wasApplied, reply.number]);
  return (
    <div ref={box} className="flex flex-col gap-3">
      <CartCommandForm input={{action, inputs: {}}} toIntent={() => ({kind})} className="flex items-end gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <label htmlFor={fieldId} className="font-semibold">
            {label}
          </label>
          <input
            id={fieldId}
            name={name}
            required
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? noticesId : undefined}
            className={cn(CONTROL_STYLE, 'h-12')}
          />
        </div>
        <Button type="submit" tone="outline" isPending={pending.some(({intent}) => intent.kind === kind)}>
          {submitLabel}
        </Button>
      </CartCommandForm>
      <CartNotices id={noticesId} problems={problems} />
      {children}
    </div>
  );
}
