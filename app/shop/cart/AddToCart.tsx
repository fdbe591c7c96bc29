import {useId, useRef, type ReactNode} from 'react';
import {MAX_QUANTITY, type QuantityRuleView} from '~/core/quantity-rule';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {ShopPicture} from '~/ui/shop-image-sources';
import {cartDrawer} from './browser/cart-drawer';
import {preloadCartDrawer} from './browser/preload-cart-drawer';
import {useIsSoldOut} from './browser/use-is-sold-out';
import {useCartQueue} from './browser/use-cart-queue';
import {BUTTON_COPY} from './button-copy';
import {CartCommandForm} from './CartCommandForm';

interface AddToCartProps {
  /** GID of the variant. */
  readonly variantId: string;
  readonly productTitle: string;
  /** Of one, as the cart shows it until Shopify answers. */
  readonly price: string;
  readonly image: ShopPicture | null;
  readonly isAvailable: boolean;
  /** Which quantities can be bought; null or absent if all can. */
  readonly rule?: QuantityRuleView | null;
  /** Shows a quantity field; without it, the button adds `packs`. */
  readonly quantity?: boolean;
  /** How many the button adds; 1 if absent. */
  readonly packs?: number;
  readonly size?: 'sm' | 'md' | 'lg';
  /** `outline` beside a more important action. */
  readonly tone?: 'primary' | 'outline';
  /** GID of the selling plan; absent for a one-time purchase. */
  readonly sellingPlanId?: string;
  /** Instead of that of a one-time purchase. */
  readonly label?: string;
  /** For a button elsewhere that submits the same form. */
  readonly formId?: string;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** A button that adds a product to the cart and opens the cart drawer. */
export function AddToCart({
  variantId,
  productTitle,
  price,
  image,
  isAvailable,
  rule = null,
  quantity = false,
  packs = 1,
  size,
  tone,
  sellingPlanId,
  label: ownLabel,
  formId,
  children,
}: AddToCartProps) {
  const {pending} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind === 'add' && intent.variantId === variantId);
  const isSoldOut = useIsSoldOut(variantId);
  if (!isAvailable || isSoldOut) {
    return (
      <Button size={size} tone="outline" disabled className="w-full">
        {BUTTON_COPY.soldOut}
      </Button>
    );
  }
  const count = rule ? Math.min(Math.ceil(Math.max(packs, rule.min) / rule.step) * rule.step, rule.max) : packs;
  const label = ownLabel ?? (rule && !quantity ? BUTTON_COPY.addPacks(count, '') : BUTTON_COPY.addPacks(packs));
  return (
    <CartCommandForm
      id={formId}
      input={{action: 'LinesAdd', inputs: {lines: [{merchandiseId: variantId, quantity: count, sellingPlanId}]}}}
      toIntent={(form) => ({
        kind: 'add',
        variantId,
        title: productTitle,
        quantity: Number(form.get('quantity') ?? count),
        price,
        image,
      })}
      onQueued={(form) => cartDrawer.open(form.querySelector<HTMLElement>('[type=submit]'))}
      onPointerEnter={preloadCartDrawer}
      onFocus={preloadCartDrawer}
      className="flex w-full flex-wrap items-end gap-3"
    >
      {children}
      {/* A field of its own for each rule: another variant may not be sold in the quantity that was chosen. */}
      {quantity && <QuantityField key={rule?.text} rule={rule} isLarge={size === 'lg'} />}
      <Button
        type="submit"
        size={size}
        tone={tone}
        isPending={isPending}
        aria-label={`${label}: ${productTitle}`}
        // With large text it comes below the quantity.
        className={cn('min-w-0 flex-1', quantity && 'basis-32')}
      >
        {label}
      </Button>
    </CartCommandForm>
  );
}

interface QuantityFieldProps {
  readonly rule: QuantityRuleView | null;
  readonly isLarge: boolean;
}

function QuantityField({rule, isLarge}: QuantityFieldProps) {
  const ruleId = useId();
  const {min = 1, max = MAX_QUANTITY, step = 1} = rule ?? {};
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      {rule && (
        <p id={ruleId} className="w-full text-sm text-ink-soft">
          {rule.text}
        </p>
      )}
      <div
        role="group"
        aria-label={BUTTON_COPY.quantity}
        className={cn(
          'flex shrink-0 items-center rounded-control border border-line-strong bg-surface-raised transition-[border-color] duration-150 hover:border-ink',
          isLarge ? 'h-14' : 'h-12',
        )}
      >
        <StepButton label={BUTTON_COPY.less(step)} icon="minus" onPress={() => field.current?.stepDown()} />
        <input
          ref={field}
          aria-label={BUTTON_COPY.quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          aria-describedby={rule ? ruleId : undefined}
          min={min}
          max={max}
          step={step}
          defaultValue={min}
          required
          className="h-full w-11 [appearance:textfield] bg-transparent text-center text-base font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <StepButton label={BUTTON_COPY.more(step)} icon="plus" onPress={() => field.current?.stepUp()} />
      </div>
    </>
  );
}

interface StepButtonProps {
  readonly label: string;
  readonly icon: 'minus' | 'plus';
  readonly onPress: () => void;
}

/** Hidden without scripts, since it could not do anything. */
function StepButton({label, icon, onPress}: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid h-full w-11 place-items-center rounded-control hover:bg-surface noscript:hidden"
    >
      <Icon name={icon} className="size-4" />
    </button>
  );
}
