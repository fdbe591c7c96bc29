import {Suspense, useRef} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Skeleton} from '~/ui/Skeleton';
import {Spinner} from '~/ui/Spinner';
import {itemsAdded} from '../browser/cart-queue';
import {useCartQueue} from '../browser/use-cart-queue';
import {CART_COPY} from '../cart-copy';
import type {CartView} from '../model/cart-view';
import {CartLine} from './CartLine';
import {RemovedRow, type RemovedLine} from './RemovedRow';

// Few shoppers remove a line, so browsers load this row on demand; the server bundles it.
const LoadedRow = import.meta.env.SSR
  ? RemovedRow
  : serverRenderedLazy(async () => (await import('./RemovedRow')).RemovedRow);

interface CartLinesProps {
  readonly cart: CartView;
  /** Whether the reply to pending changes is late. */
  readonly isLate: boolean;
  readonly removed: RemovedLine | null;
  /** Called with null when the line is in the cart again. */
  readonly onRemove: (removed: Pick<RemovedLine, 'line' | 'index'> | null) => void;
}

/** The cart lines with pending changes applied: added products by name, removed lines hidden. */
export function CartLines({cart, isLate, removed, onRemove}: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const intents = useCartQueue().pending.map(({intent}) => intent);
  const adding = intents.flatMap(itemsAdded);
  const wanted = new Map(
    intents.flatMap((intent) => (intent.kind === 'set-quantity' ? [[intent.lineId, intent.quantity] as const] : [])),
  );
  const added = adding.filter(({variantId}) => cart.lines.every((line) => line.variantId !== variantId));
  const remaining = cart.lines.filter(({id}) => wanted.get(id) !== 0);
  // The clicked button disappears with its row.
  const focusList = () => list.current?.focus();
  const rows = remaining.map((line, index) => (
    <CartLine
      key={line.id}
      line={line}
      wantedQuantity={wanted.get(line.id) ?? line.quantity}
      isLate={isLate && (wanted.has(line.id) || adding.some(({variantId}) => variantId === line.variantId))}
      onRemove={() => {
        focusList();
        onRemove({line, index});
      }}
    />
  ));
  if (removed) {
    rows.splice(
      removed.index,
      0,
      <Suspense key={`removed ${removed.line.id}`} fallback={<li className="h-19" />}>
        <LoadedRow removed={removed} cart={cart} onUndo={focusList} onRestored={() => onRemove(null)} />
      </Suspense>,
    );
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={CART_COPY.lines} className="divide-y divide-line outline-none">
      {added.map(({title}, index) => (
        <PendingLine key={`${index} ${title}`} title={title} isLate={isLate} />
      ))}
      {rows}
    </ul>
  );
}

/** Placeholder of an added product until Shopify returns its line. */
function PendingLine({title, isLate}: {readonly title: string; readonly isLate: boolean}) {
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
