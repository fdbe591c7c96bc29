import {useEffect, useState} from 'react';
import {Button} from '~/ui/Button';
import {forgetOwnCode, useOwnCode} from '../browser/own-code';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {APPLY_CODE_ACTION} from '../change/cart-form';
import {OWN_CODE_COPY} from './own-code-copy';
import type {PromoCodesProps} from './PromoCodes';

/** The code that a subscriber was given, until it is on the cart. */
export function OwnCode({codes, problems}: PromoCodesProps) {
  const code = useOwnCode();
  const {pending} = useCartQueue();
  const [isTried, setIsTried] = useState(false);
  const isOnCart = codes.some((each) => each.code === code);
  const isRefused = isTried && problems.some(({kind}) => kind === 'code-not-applicable');
  useEffect(() => {
    if (isOnCart || isRefused) forgetOwnCode();
  }, [isOnCart, isRefused]);
  if (!code || isOnCart) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border-2 border-dashed border-copper px-3 py-2">
      <p className="min-w-0 text-sm">
        {OWN_CODE_COPY.label}{' '}
        <span translate="no" className="font-semibold [overflow-wrap:anywhere]">
          {code}
        </span>
      </p>
      <CartCommandForm
        input={{action: APPLY_CODE_ACTION, inputs: {}}}
        toIntent={() => ({kind: 'apply-code'})}
        onQueued={() => setIsTried(true)}
      >
        <input type="hidden" name="code" value={code} />
        <Button
          type="submit"
          tone="outline"
          size="sm"
          isPending={isTried && pending.some(({intent}) => intent.kind === 'apply-code')}
          aria-label={OWN_CODE_COPY.apply(code)}
        >
          {CART_COPY.promoApply}
        </Button>
      </CartCommandForm>
    </div>
  );
}
