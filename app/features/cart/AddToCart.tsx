import {useId} from 'react';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {cartDrawer} from './browser/cart-drawer';
import {preloadCartDrawer} from './browser/preload-cart-drawer';
import {useCartQueue} from './browser/use-cart-queue';
import {BUTTON_COPY} from './button-copy';
import {CartCommandForm} from './CartCommandForm';
import {MAX_QUANTITY} from './change/cart-form';

interface AddToCartProps {
  /** Global id of the variant. */
  readonly variantId: string;
  readonly productTitle: string;
  readonly isAvailable: boolean;
  /** Whether the shopper says how many; one otherwise. */
  readonly quantity?: boolean;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Quiet beside an action that matters more. */
  readonly tone?: 'primary' | 'outline';
}

/** The button that puts a product into the cart and then shows the cart. */
export function AddToCart({variantId, productTitle, isAvailable, quantity = false, size, tone}: AddToCartProps) {
  const {pending} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind === 'add' && intent.variantId === variantId);
  if (!isAvailable) {
    return (
      <Button size={size} disabled className="w-full">
        {BUTTON_COPY.soldOut}
      </Button>
    );
  }
  return (
    <CartCommandForm
      input={{action: 'LinesAdd', inputs: {lines: [{merchandiseId: variantId}]}}}
      toIntent={() => ({kind: 'add', variantId, title: productTitle})}
      onQueued={(form) => cartDrawer.open(form.querySelector('button'))}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      className="flex w-full items-end gap-3"
    >
      {quantity && <QuantityField isLarge={size === 'lg'} />}
      <Button
        type="submit"
        size={size}
        tone={tone}
        isPending={isPending}
        aria-label={BUTTON_COPY.addThis(productTitle)}
        className="min-w-0 flex-1"
      >
        {BUTTON_COPY.add}
      </Button>
    </CartCommandForm>
  );
}

function QuantityField({isLarge}: {readonly isLarge: boolean}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {BUTTON_COPY.quantity}
      </label>
      <input
        id={id}
        name="quantity"
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        defaultValue={1}
        required
        className={cn(CONTROL_STYLE, 'max-w-20 text-center tabular-nums', isLarge ? 'h-14' : 'h-12')}
      />
    </div>
  );
}
