import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import {CartCommandForm} from '../CartCommandForm';
import {RESTORE_ACTION} from '../change/cart-form';

/** Offers the cart that a cart link replaced. */
export function RestoreCart() {
  const isPending = useCartQueue().pending.some(({intent}) => intent.kind === 'restore');
  return (
    <Alert
      tone="info"
      title={CART_COPY.restoreHint}
      action={
        <CartCommandForm input={{action: RESTORE_ACTION, inputs: {}}} toIntent={() => ({kind: 'restore'})}>
          <Button type="submit" tone="outline" size="sm" isPending={isPending}>
            {CART_COPY.restore}
          </Button>
        </CartCommandForm>
      }
    />
  );
}
