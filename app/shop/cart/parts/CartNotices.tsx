import {useEffect, useRef} from 'react';
import {Alert} from '~/ui/Alert';
import {useCartQueue} from '../browser/use-cart-queue';
import {cartNotice} from '../cart-notice-copy';
import type {CartProblem} from '../model/cart-problem';

interface CartNoticesProps {
  readonly problems: readonly CartProblem[];
  /** For a field's `aria-describedby`. */
  readonly id?: string;
}

/** Problems of the last change. Scrolls into view, since the cart may be longer than the screen. */
export function CartNotices({problems, id}: CartNoticesProps) {
  const box = useRef<HTMLDivElement>(null);
  const {number} = useCartQueue().reply;
  const isShown = problems.length > 0;
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({block: 'nearest'});
  }, [isShown, number]);
  if (!isShown) return null;
  return (
    <div ref={box} id={id} className="flex scroll-my-5 flex-col gap-3">
      {problems.map(cartNotice).map(({tone, title, body}) => (
        <Alert key={title} tone={tone} title={title}>
          {body}
        </Alert>
      ))}
    </div>
  );
}
