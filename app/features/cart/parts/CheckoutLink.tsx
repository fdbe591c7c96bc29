import {useEffect, useState, type MouseEvent} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Spinner} from '~/ui/Spinner';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';

interface CheckoutLinkProps {
  /** Checked by the server. */
  readonly checkoutUrl: string;
}

/** The way to pay. A press while changes are on their way waits for them, so that nobody pays for what they did not see. */
export function CheckoutLink({checkoutUrl}: CheckoutLinkProps) {
  const {pending, reply} = useCartQueue();
  const [isWaiting, setIsWaiting] = useState(false);
  const isSettled = pending.length === 0;
  const hasProblems = reply.problems.length > 0;
  useEffect(() => {
    if (!isWaiting || !isSettled) return;
    setIsWaiting(false);
    // What the shopper has not seen yet may change their mind.
    if (!hasProblems) window.location.assign(checkoutUrl);
  }, [isWaiting, isSettled, hasProblems, checkoutUrl]);
  const waitForChanges = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isSettled) return;
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
