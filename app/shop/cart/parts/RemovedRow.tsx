import {useEffect, useRef} from 'react';
import {MAX_QUANTITY} from '~/core/quantity-rule';
import {variantName} from '~/core/variant-name';
import {Button} from '~/ui/Button';
import {useCartQueue} from '../browser/use-cart-queue';
import {CartCommandForm} from '../CartCommandForm';
import type {CartLineView, CartView} from '../model/cart-view';

const REMOVED_COPY = {
  removed: (title: string) => `Removed ${title}`,
  undo: 'Undo',
  undoThis: (title: string) => `Undo: put ${title} back`,
} as const;

export interface RemovedLine {
  readonly line: CartLineView;
  readonly index: number;
  /** Number of replies before the removal; null if a form without scripts removed it. */
  readonly repliesBefore: number | null;
}

interface RemovedRowProps {
  readonly removed: RemovedLine;
  readonly cart: CartView;
  readonly onUndo: () => void;
  readonly onRestored: () => void;
}

/** Replaces a removed line and offers Undo; renders nothing while the line is in the cart or being added. */
export function RemovedRow({removed, cart, onUndo, onRestored}: RemovedRowProps) {
  const {pending, reply} = useCartQueue();
  const {id, variantId} = removed.line;
  const isRemoving = pending.some(({intent}) => intent.kind === 'set-quantity' && intent.lineId === id);
  const isRestoring = pending.some(({intent}) => intent.kind === 'add' && intent.variantId === variantId);
  const isInCart = !isRemoving && cart.lines.some((line) => line.id === id);
  const isRestored =
    reply.number > (removed.repliesBefore ?? 0) &&
    reply.intent?.kind === 'add' &&
    reply.intent.variantId === variantId &&
    cart.lines.some((line) => line.variantId === variantId);
  useEffect(() => {
    if (isRestored) onRestored();
  }, [isRestored, onRestored]);
  return isRestored || isRestoring || isInCart ? null : <UndoRow removed={removed} onUndo={onUndo} />;
}

/** Takes the focus, which the removed line had. */
function UndoRow({removed: {line, repliesBefore}, onUndo}: Pick<RemovedRowProps, 'removed' | 'onUndo'>) {
  const row = useRef<HTMLLIElement>(null);
  const wasRemovedHere = repliesBefore !== null;
  useEffect(() => {
    if (wasRemovedHere) (row.current?.querySelector('button') ?? row.current)?.focus();
  }, [wasRemovedHere]);
  const {variantId, attributes, image, unitPrice} = line;
  const sellingPlanId = line.plans?.id || undefined;
  const title = variantName(line.title, line.variant);
  const quantity = Math.min(line.quantity, MAX_QUANTITY);
  return (
    <li ref={row} tabIndex={-1} className="flex items-center justify-between gap-4 py-4">
      <p className="min-w-0">{REMOVED_COPY.removed(title)}</p>
      {!line.isSoldOut && (
        <CartCommandForm
          input={{
            action: 'LinesAdd',
            inputs: {lines: [{merchandiseId: variantId, quantity, attributes, sellingPlanId}], isUndo: true},
          }}
          toIntent={() => ({kind: 'add', variantId, title, quantity, price: unitPrice, image})}
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
