import {cn} from '~/ui/cn';
import {useCartQueue} from '../browser/use-cart-queue';
import {useIsLate} from '~/ui/use-is-late';
import {CART_COPY} from '../cart-copy';
import type {CartView, DiscountRow} from '../model/cart-view';
import {CheckoutLink} from './CheckoutLink';

interface CartSummaryProps {
  readonly cart: CartView;
}

/** Totals and the checkout link. Amounts with pending changes are dimmed. */
export function CartSummary({cart}: CartSummaryProps) {
  const isLate = useIsLate(useCartQueue().pending.some(({intent}) => intent.kind !== 'set-note'));
  if (cart.count === 0) return <p className="text-center font-medium">{CART_COPY.notForSale}</p>;
  return (
    <div className="flex flex-col gap-4">
      <dl
        aria-busy={isLate}
        className={cn('flex flex-col gap-1.5 tabular-nums transition-opacity', isLate && 'opacity-40')}
      >
        <Row
          label={CART_COPY.subtotal}
          amount={cart.subtotal}
          className={cart.discounts.length > 0 || cart.due !== null ? '' : 'text-lg font-bold'}
        />
        {cart.discounts.map(({label, amount}) => (
          <Row key={label} label={label} amount={`−${amount}`} className="font-medium text-success" />
        ))}
        {cart.shippingDiscount && (
          <Row {...cart.shippingDiscount} translate="yes" className="font-medium text-success" />
        )}
        {cart.discounts.length > 0 && (
          <Row label={CART_COPY.total} amount={cart.total} className={cart.due === null ? 'text-lg font-bold' : ''} />
        )}
        {cart.saved && <Row label={CART_COPY.saved} amount={cart.saved} className="font-medium text-success" />}
        {cart.giftCards.map(({id, name, used}) => (
          <Row key={id} label={CART_COPY.giftCardRow(name)} amount={`−${used}`} className="font-medium text-success" />
        ))}
        {cart.due !== null && <Row label={CART_COPY.due} amount={cart.due} className="text-lg font-bold" />}
      </dl>
      {cart.checkoutUrl ? (
        <div className="flex flex-col gap-3 text-center">
          <CheckoutLink checkoutUrl={cart.checkoutUrl} valueMinor={cart.subtotalMinor} count={cart.count} />
          <p className="text-sm text-ink-soft">{isLate ? CART_COPY.updating : CART_COPY.checkoutHint}</p>
        </div>
      ) : (
        <p className="text-center font-medium">{CART_COPY.checkoutClosed}</p>
      )}
    </div>
  );
}

interface RowProps extends DiscountRow {
  readonly className?: string;
  /** What is an amount only is not translated, like the prices of lines. */
  readonly translate?: 'yes' | 'no';
}

function Row({label, amount, translate = 'no', className}: RowProps) {
  return (
    <div className={cn('flex justify-between gap-4', className)}>
      <dt className="min-w-0 break-words">{label}</dt>
      <dd translate={translate} className="shrink-0">
        {amount}
      </dd>
    </div>
  );
}
