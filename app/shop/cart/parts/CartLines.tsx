import {Suspense, useRef} from 'react';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {Spinner} from '~/ui/Spinner';
import {Price} from '~/ui/Price';
import {ShopImage} from '~/ui/ShopImage';
import {itemsAdded, type AddedItem} from '../browser/cart-queue';
import {toWantedQuantities} from '../browser/to-wanted-quantities';
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

/** The cart lines with pending changes applied: added products as the page knows them, removed lines hidden. */
export function CartLines({cart, isLate, removed, onRemove}: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const intents = useCartQueue().pending.map(({intent}) => intent);
  const adding = intents.flatMap(itemsAdded);
  const wanted = toWantedQuantities(cart.lines, intents);
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
      {added.map((item, index) => (
        <PendingLine key={`${index} ${item.title}`} item={item} isLate={isLate} />
      ))}
      {rows}
    </ul>
  );
}

interface PendingLineProps {
  readonly item: AddedItem;
  readonly isLate: boolean;
}

/** An added product until Shopify returns its line, as high as that. */
function PendingLine({item: {title, image, price, quantity}, isLate}: PendingLineProps) {
  return (
    <li className="flex gap-4 py-4">
      <ShopImage
        image={image}
        alt=""
        aspect="1/1"
        sizes="96px"
        ground="bg-surface"
        className="w-20 shrink-0 self-start rounded-control sm:w-24 [&_p]:hidden"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <p className="min-w-0 flex-1 basis-20 leading-snug font-semibold">{title}</p>
          <p className="flex items-baseline gap-x-1.5 text-sm text-ink-soft">
            <Price price={price} size="sm" className="text-ink" />
            {quantity > 1 && <span>{CART_COPY.each}</span>}
          </p>
        </div>
        <p className="mt-auto flex min-h-12 flex-wrap content-center items-center gap-x-4 text-sm whitespace-nowrap text-ink-soft">
          <span>{CART_COPY.quantity(quantity)}</span>
          {isLate && (
            <span className="flex items-center gap-2">
              <Spinner className="size-4" />
              {CART_COPY.adding}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}
