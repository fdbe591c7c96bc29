import {useRef} from 'react';
import {Skeleton} from '~/ui/Skeleton';
import {Spinner} from '~/ui/Spinner';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import type {CartView} from '../model/cart-view';
import {CartLine} from './CartLine';

interface CartLinesProps {
  readonly cart: CartView;
  /** Whether the shop takes its time with what was asked. */
  readonly isLate: boolean;
}

/** The lines as the shopper wants them: what is on its way in is named, what is on its way out is gone already. */
export function CartLines({cart, isLate}: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const intents = useCartQueue().pending.map(({intent}) => intent);
  const adding = intents.flatMap((intent) => (intent.kind === 'add' ? [intent] : []));
  const wanted = new Map(
    intents.flatMap((intent) => (intent.kind === 'set-quantity' ? [[intent.lineId, intent.quantity] as const] : [])),
  );
  const arriving = adding.filter(({variantId}) => cart.lines.every((line) => line.variantId !== variantId));
  const staying = cart.lines.filter(({id}) => wanted.get(id) !== 0);
  return (
    <ul ref={list} tabIndex={-1} aria-label={CART_COPY.lines} className="divide-y divide-line outline-none">
      {arriving.map(({title}, index) => (
        <ArrivingLine key={`${index} ${title}`} title={title} isLate={isLate} />
      ))}
      {staying.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          wantedQuantity={wanted.get(line.id) ?? line.quantity}
          isLate={isLate && (wanted.has(line.id) || adding.some(({variantId}) => variantId === line.variantId))}
          // The button that had the focus goes with its line.
          onRemove={() => list.current?.focus()}
        />
      ))}
    </ul>
  );
}

/** Holds the place of a line whose price the shop has not told yet. */
function ArrivingLine({title, isLate}: {readonly title: string; readonly isLate: boolean}) {
  return (
    <li className="flex gap-4 py-4">
      <Skeleton className="size-20 shrink-0 sm:size-24" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="leading-snug font-semibold">{title}</p>
        {isLate && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Spinner className="size-4" />
            {CART_COPY.adding}
          </p>
        )}
      </div>
    </li>
  );
}
