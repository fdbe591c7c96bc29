import {useEffect, useState, type MouseEvent} from 'react';
import {announce} from '~/ui/announce';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Spinner} from '~/ui/Spinner';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';

interface CheckoutLinkProps {
  /** Validated by the server. */
  readonly checkoutUrl: string;
  /** The subtotal, for analytics. */
  readonly valueMinor: number;
  readonly count: number;
}

/** A link to the checkout. A click waits for pending changes, so that shoppers see the cart they pay for. */
export function CheckoutLink({checkoutUrl, valueMinor, count}: CheckoutLinkProps) {
  const {pending, reply} = useCartQueue();
  const [isWaiting, setIsWaiting] = useState(false);
  const isIdle = pending.length === 0;
  const hasProblems = reply.problems.length > 0;
  useEffect(() => {
    if (!isWaiting || !isIdle) return;
    setIsWaiting(false);
    // The shopper must see new problems before paying.
    if (hasProblems) return;
    announce('begin_checkout', {valueMinor, count, isNewCart: false});
    window.location.assign(checkoutUrl);
  }, [isWaiting, isIdle, hasProblems, checkoutUrl, valueMinor, count]);
  const waitForChanges = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isIdle) return announce('begin_checkout', {valueMinor, count, isNewCart: false});
    event.preventDefault();
    setIsWaiting(true);
  };
  return (
    <a
      href={checkoutUrl}
      onClick={waitForChanges}
      aria-busy={isWaiting || undefined}
      className={cn(buttonStyle({size: 'lg'}), 'w-full')}
    >
      {isWaiting && <Spinner />}
      <span>{CART_COPY.checkout}</span>
    </a>
  );
}
