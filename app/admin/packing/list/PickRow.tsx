import type {ReactNode} from 'react';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {Button} from '~/ui/Button';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {PACKING_COPY} from '../packing-copy';
import type {PickItem} from './pick-item';

interface PickRowProps {
  readonly item: PickItem;
  /** How many are checked. */
  readonly count: number;
  readonly onCount: (count: number) => void;
  /** The field for its lots. */
  readonly lots: ReactNode;
}

/** A product to take from the shelf, in type that can be read at arm's length. */
export function PickRow({item, count, onCount, lots}: PickRowProps) {
  const {title, variant, sku, quantity, bundles, isUnopened} = item;
  const isHydrated = useIsHydrated();
  const isDone = count === quantity;
  return (
    <li
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-2 p-3 sm:p-4 @2xl:flex-nowrap',
        isDone ? 'border-success/50 bg-success/8' : 'border-line',
      )}
    >
      <label className="flex min-w-0 flex-1 items-center gap-3 sm:gap-4">
        <input
          type="checkbox"
          {...(isHydrated && {checked: isDone, onChange: () => onCount(isDone ? 0 : quantity)})}
          className="size-8 shrink-0 accent-accent-ink"
        />
        <span className="shrink-0 text-2xl sm:w-14 sm:text-3xl font-bold tabular-nums">{quantity} ×</span>
        <span className="min-w-0">
          <span className="block text-xl leading-snug font-semibold [overflow-wrap:anywhere]">
            {title}
            {variant && <span>{`, ${variant}`}</span>}
          </span>
          <span className="block font-mono text-lg [overflow-wrap:anywhere]">{sku || PACKING_COPY.noSku}</span>
          {bundles.length > 0 && (
            <span className="block text-sm text-ink-soft [overflow-wrap:anywhere]">
              {PACKING_COPY.inBundles(bundles)}
            </span>
          )}
          {isUnopened && <span className="block text-sm font-semibold text-warning">{PACKING_COPY.unopened}</span>}
        </span>
      </label>
      {isHydrated && (
        <span className="flex shrink-0 items-center gap-2">
          <span className={cn('text-lg font-semibold tabular-nums', isDone && 'text-success')}>
            {PACKING_COPY.of(count, quantity)}
          </span>
          {quantity > 1 && !isDone && (
            <Button
              tone="outline"
              size="icon"
              aria-label={PACKING_COPY.addOne(title)}
              onClick={() => onCount(count + 1)}
            >
              <Icon name="plus" className="size-5" />
            </Button>
          )}
        </span>
      )}
      {lots}
    </li>
  );
}
