import {Link} from '@remix-run/react';
import {useState} from 'react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {EMPTY_TIERS} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {itemsAdded} from '../browser/cart-queue';
import {useCartQueue} from '../browser/use-cart-queue';
import {useIsLate} from '~/ui/use-is-late';
import {Ranges} from '~/ui/Ranges';
import {CART_COPY} from '../cart-copy';
import {isGiftCardProblem, isNoteProblem, isPromoProblem, type CartProblem} from '../model/cart-problem';
import type {CartLineView, CartView, DeliveryView} from '../model/cart-view';
import {CartLines} from './CartLines';
import {CartNotices} from './CartNotices';
import {FreeShippingBar} from './FreeShippingBar';
import type {RemovedLine} from './RemovedRow';
import {RestoreCart} from './RestoreCart';

interface CartContentsProps {
  readonly cart: CartView;
  readonly problems: readonly CartProblem[];
  /** The line that a form without scripts removed. */
  readonly removedBefore?: CartLineView | null;
}

/** The contents of the cart, shared by the drawer and the page. */
export function CartContents({cart, problems, removedBefore = null}: CartContentsProps) {
  const {pending, reply} = useCartQueue();
  const isPending = pending.some(({intent}) => intent.kind !== 'set-note');
  const isLate = useIsLate(isPending);
  const [removed, setRemoved] = useState<RemovedLine | null>(
    removedBefore && {line: removedBefore, index: 0, repliesBefore: null},
  );
  const hasLines = cart.lines.length > 0 || pending.some(({intent}) => itemsAdded(intent).length > 0);
  return (
    <div className="flex flex-col gap-4">
      {/* Announces changes that the shopper made, but not the cart of a page load. */}
      <p role="status" className="sr-only">
        {isLate && <span>{CART_COPY.updating}</span>}
        {reply.number > 0 && !isPending && <span>{CART_COPY.announce(cart)}</span>}
      </p>
      <CartNotices problems={problems.filter((each) => !isShownElsewhere(each, cart))} />
      {cart.count === 0 && cart.codes.length > 0 && (
        <Alert tone="info" title={CART_COPY.promoWaiting(cart.codes.map(({code}) => code))} />
      )}
      {cart.hasEarlier && <RestoreCart />}
      {cart.freeShipping && <FreeShippingBar freeShipping={cart.freeShipping} isLate={isLate} />}
      {(hasLines || removed) && (
        <CartLines
          cart={cart}
          isLate={isLate}
          removed={removed}
          onRemove={(next) => setRemoved(next && {...next, repliesBefore: reply.number})}
        />
      )}
      {!hasLines && <EmptyCart isUnknown={cart.isUnknown} />}
      {cart.delivery && <DeliveryLine delivery={cart.delivery} />}
    </div>
  );
}

/** Shown beside the field of the problem, or by the message for an unknown cart. */
function isShownElsewhere(problem: CartProblem, cart: CartView): boolean {
  if (isPromoProblem(problem) || isGiftCardProblem(problem)) return cart.count > 0;
  if (isNoteProblem(problem)) return cart.lines.length > 0;
  return problem.kind === 'unreachable' && cart.isUnknown;
}

function EmptyCart({isUnknown}: {readonly isUnknown: boolean}) {
  if (isUnknown) {
    return (
      <Alert
        tone="error"
        title={CART_COPY.unknownTitle}
        action={
          <Link to="/cart" reloadDocument className={buttonStyle({tone: 'outline', size: 'sm'})}>
            {CART_COPY.tryAgain}
          </Link>
        }
      >
        {CART_COPY.unknownBody}
      </Alert>
    );
  }
  return (
    <EmptyState
      drawing={<TiffinDrawing tiers={EMPTY_TIERS} className="mb-4 w-20" />}
      title={CART_COPY.emptyTitle}
      action={
        <>
          <Link to="/products" className={buttonStyle()}>
            {CART_COPY.emptyAction}
          </Link>
          <Link to="/tiffin" className={buttonStyle({tone: 'outline'})}>
            {CART_COPY.emptyTiffin}
          </Link>
        </>
      }
    >
      {CART_COPY.emptyBody}
    </EmptyState>
  );
}

function DeliveryLine({delivery: {text, hint}}: {readonly delivery: DeliveryView}) {
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="calendar-days" className="size-5 shrink-0 text-natural" />
      <span>
        <span className="font-medium">{text}</span>
        <span className="block text-ink-soft">
          <Ranges>{hint}</Ranges>
        </span>
      </span>
    </p>
  );
}
