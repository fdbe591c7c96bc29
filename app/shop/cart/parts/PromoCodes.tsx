import {useEffect, useId, useRef} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {Icon} from '~/ui/icons/Icon';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {APPLY_CODE_ACTION, MAX_CODE_LENGTH, REMOVE_CODE_ACTION} from '../change/cart-form';
import {isPromoProblem, type CartProblem} from '../model/cart-problem';
import type {PromoCodeView} from '../model/cart-view';
import {CartNotices} from './CartNotices';

interface PromoCodesProps {
  readonly codes: readonly PromoCodeView[];
  readonly problems: readonly CartProblem[];
}

export function PromoCodes({codes, problems}: PromoCodesProps) {
  const {pending, reply} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind === 'apply-code');
  const promoProblems = problems.filter(isPromoProblem);
  const hasError = promoProblems.some(({kind}) => kind !== 'code-replaced');
  const fieldId = useId();
  const noticesId = useId();
  const form = useRef<HTMLDivElement>(null);
  const wasApplied = reply.intent?.kind === 'apply-code' && !hasError;
  useEffect(() => {
    if (wasApplied) form.current?.querySelector('form')?.reset();
  }, [wasApplied, reply.number]);
  return (
    <div ref={form} className="flex flex-col gap-3">
      <CartCommandForm
        input={{action: APPLY_CODE_ACTION, inputs: {}}}
        toIntent={() => ({kind: 'apply-code'})}
        className="flex items-end gap-2"
      >
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <label htmlFor={fieldId} className="font-semibold">
            {CART_COPY.promoLabel}
          </label>
          <input
            id={fieldId}
            name="code"
            required
            maxLength={MAX_CODE_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={hasError || undefined}
            aria-describedby={hasError ? noticesId : undefined}
            className={cn(CONTROL_STYLE, 'h-12')}
          />
        </div>
        <Button type="submit" tone="outline" isPending={isPending}>
          {CART_COPY.promoApply}
        </Button>
      </CartCommandForm>
      <CartNotices id={noticesId} problems={promoProblems} />
      {codes.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={CART_COPY.promoList}>
          {codes.map((code) => (
            <PromoChip key={code.code} code={code} />
          ))}
        </ul>
      )}
    </div>
  );
}

function PromoChip({code: {code, isApplicable}}: {readonly code: PromoCodeView}) {
  const {pending} = useCartQueue();
  if (pending.some(({intent}) => intent.kind === 'remove-code' && intent.code === code)) return null;
  return (
    <li className="flex max-w-full items-center rounded-full border border-line bg-surface ps-4">
      <span className="flex min-w-0 flex-wrap gap-x-1.5 text-sm">
        <span translate="no" className="truncate font-semibold">
          {code}
        </span>
        {!isApplicable && <span className="text-ink-soft">{CART_COPY.promoNotApplying}</span>}
      </span>
      <CartCommandForm
        input={{action: REMOVE_CODE_ACTION, inputs: {code}}}
        toIntent={() => ({kind: 'remove-code', code})}
      >
        <Button type="submit" tone="quiet" size="icon" className="rounded-full" aria-label={CART_COPY.removeCode(code)}>
          <Icon name="x" className="size-4" />
        </Button>
      </CartCommandForm>
    </li>
  );
}
