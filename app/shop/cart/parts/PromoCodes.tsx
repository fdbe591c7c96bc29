import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {optionalLazy} from '~/ui/optional-lazy';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {APPLY_CODE_ACTION, MAX_CODE_LENGTH, REMOVE_CODE_ACTION} from '../change/cart-form';
import {isPromoProblem, type CartProblem} from '../model/cart-problem';
import type {PromoCodeView} from '../model/cart-view';
import {CodeForm} from './CodeForm';

// Few shoppers have a code of their own, and only browsers know it.
const OwnCode = optionalLazy(async () => (await import('./OwnCode')).OwnCode);

export interface PromoCodesProps {
  readonly codes: readonly PromoCodeView[];
  readonly problems: readonly CartProblem[];
}

export const PromoCodes = ({codes, problems}: PromoCodesProps) => (
  <>
    <OwnCode codes={codes} problems={problems} />
    <CodeForm
      action={APPLY_CODE_ACTION}
      kind="apply-code"
      name="code"
      label={CART_COPY.promoLabel}
      submitLabel={CART_COPY.promoApply}
      maxLength={MAX_CODE_LENGTH}
      problems={problems.filter(isPromoProblem)}
      harmless="code-replaced"
    >
      {codes.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={CART_COPY.promoList}>
          {codes.map((code) => (
            <PromoChip key={code.code} code={code} />
          ))}
        </ul>
      )}
    </CodeForm>
  </>
);

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
