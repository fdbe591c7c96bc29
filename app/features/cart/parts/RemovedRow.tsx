import {useEffect, useRef} from 'react';
import {Button} from '~/ui/Button';
import {useCartQueue} from '../browser/use-cart-queue';
import {CartCommandForm} from '../CartCommandForm';
import {MAX_QUANTITY} from '../change/cart-form';
import type {CartLineView, CartView} from '../model/cart-view';
import {REMOVED_COPY} from '../removed-copy';

/** The line that was removed last. */
export interface RemovedLine {
  readonly line: CartLineView;
  /** Its place among the lines. */
  readonly index: number;
  /** How many replies had come before; null when it was removed without scripts, by the form that the page answers. */
  readonly repliesBefore: number | null;
}

interface RemovedRowProps {
  readonly removed: RemovedLine;
  readonly cart: CartView;
  readonly onUndo: () => void;
  /** Called when the line is in the cart again. */
  readonly onBack: () => void;
}

/** Takes the place of a line that was removed, and puts it back; nothing while the line is there or on its way. */
export function RemovedRow({removed, cart, onUndo, onBack}: RemovedRowProps) {
  const {pending, reply} = useCartQueue();
  const {id, variantId} = removed.line;
  const isLeaving = pending.some(({intent}) => intent.kind === 'set-quantity' && intent.lineId === id);
  const isReturning = pending.some(({intent}) => intent.kind === 'add' && intent.variantId === variantId);
  const isStillThere = !isLeaving && cart.lines.some((line) => line.id === id);
  const isBack =
    reply.number > (removed.repliesBefore ?? 0) &&
    reply.intent?.kind === 'add' &&
    reply.intent.variantId === variantId &&
    cart.lines.some((line) => line.variantId === variantId);
  useEffect(() => {
    if (isBack) onBack();
  }, [isBack, onBack]);
  return isBack || isReturning || isStillThere ? null : <UndoRow removed={removed} onUndo={onUndo} />;
}

/** What had the focus went with the line, so it comes here. */
function UndoRow({removed: {line, repliesBefore}, onUndo}: Pick<RemovedRowProps, 'removed' | 'onUndo'>) {
  const row = useRef<HTMLLIElement>(null);
  const wasRemovedHere = repliesBefore !== null;
  useEffect(() => {
    if (wasRemovedHere) (row.current?.querySelector('button') ?? row.current)?.focus();
  }, [wasRemovedHere]);
  const {title, variantId, attributes} = line;
  const quantity = Math.min(line.quantity, MAX_QUANTITY);
  return (
    <li ref={row} tabIndex={-1} className="flex items-center justify-between gap-4 py-4">
      <p className="min-w-0">{REMOVED_COPY.removed(title)}</p>
      {!line.isSoldOut && (
        <CartCommandForm
          input={{action: 'LinesAdd', inputs: {lines: [{merchandiseId: variantId, quantity, attributes}]}}}
          toIntent={() => ({kind: 'add', variantId, title})}
          onQueued={onUndo}
        >
          <Button type="submit" tone="outline" size="sm" aria-label={REMOVED_COPY.undoThis(title)}>
            {REMOVED_COPY.undo}
          </Button>
        </CartCommandForm>
      )}
    </li>
  );
}
