import {Button} from '~/ui/Button';
import {cartDrawer} from '~/shop/cart/browser/cart-drawer';
import {preloadCartDrawer} from '~/shop/cart/browser/preload-cart-drawer';
import {useCartQueue} from '~/shop/cart/browser/use-cart-queue';
import {CartCommandForm} from '~/shop/cart/CartCommandForm';
import {TIERS, type TiffinFill} from './fill-tiffin';
import {TIFFIN_COPY} from './tiffin-copy';

interface AddTiffinProps {
  readonly fill: TiffinFill;
}

/** The button that adds the packs of a full tiffin; before, what is missing, in a box of the same height. */
export function AddTiffin({fill: {dishes, isFull}}: AddTiffinProps) {
  const {pending} = useCartQueue();
  const [first, ...others] = dishes.map(({variantId}) => ({merchandiseId: variantId}));
  if (!isFull || !first) {
    return (
      <p className="flex min-h-14 items-center justify-center rounded-control border-2 border-dashed border-line-strong px-4 text-center font-semibold text-ink-soft">
        {TIFFIN_COPY.waiting(TIERS - dishes.length)}
      </p>
    );
  }
  return (
    <CartCommandForm
      input={{action: 'LinesAdd', inputs: {lines: [first, ...others]}}}
      toIntent={() => ({
        kind: 'add-lines',
        items: dishes.map(({variantId, name, price, image}) => ({variantId, title: name, quantity: 1, price, image})),
      })}
      onQueued={(form) => cartDrawer.open(form.querySelector<HTMLElement>('[type=submit]'))}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
    >
      <Button
        type="submit"
        size="lg"
        isPending={pending.some(({intent}) => intent.kind === 'add-lines')}
        className="w-full"
      >
        {TIFFIN_COPY.add}
      </Button>
    </CartCommandForm>
  );
}
