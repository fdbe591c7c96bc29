import {useEffect, useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Spinner} from '~/ui/Spinner';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';

interface CheckoutLinkProps {
  /** Validated by the server. */
  readonly checkoutUrl: string;
}

/** A link to the checkout. A click waits for pending changes, so that shoppers see the cart they pay for. */
export function CheckoutLink({checkoutUrl}: CheckoutLinkProps) {
  const {pending, reply} = useCartQueue();
  const [isWaiting, setIsWaiting] = useState(false);
  const isIdle = pending.length === 0;
  const hasProblems = reply.problems.length > 0;
  useEffect(() => {
    if (!isWaiting || !isIdle) return;
    setIsWaiting(false);
    // The shopper must see new problems before paying.
    if (!hasProblems) window.location.assign(checkoutUrl);
  }, [isWaiting, isIdle, hasProblems, checkoutUrl]);
  const waitForChanges = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isIdle) return;
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
      {CART_COPY.checkout}
    </a>
  );
}
