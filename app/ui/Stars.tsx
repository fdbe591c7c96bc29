import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';
import {Drawing} from './icons/Drawing';

const OUT_OF = 5;

interface StarsProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Mean rating, 0 to 5. */
  readonly rating: number;
  /** The number of ratings. */
  readonly count?: number;
}

/** Five stars, filled according to the rating, with the numbers beside them. */
export function Stars({rating, count, className, ...rest}: StarsProps) {
  const shown = Math.min(OUT_OF, Math.max(0, rating));
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span data-slot="stars" className={cn('inline-flex items-center gap-1.5 text-sm', className)} {...rest}>
      <span role="img" aria-label={`${shown.toFixed(1)} out of 5 stars${reviews}`} className="relative inline-flex">
        <Drawing
          name="five-stars"
          className="h-4 w-20 text-line forced-colors:stroke-[CanvasText] forced-colors:text-[Canvas]"
        />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{width: `${((shown / OUT_OF) * 100).toFixed(1)}%`}}
        >
          <Drawing name="five-stars" className="h-4 w-20 text-copper forced-colors:text-[CanvasText]" />
        </span>
      </span>
      <span aria-hidden="true" className="tabular-nums">
        <span className="font-semibold">{shown.toFixed(1)}</span>
        {count !== undefined && <span className="text-ink-soft"> ({count})</span>}
      </span>
    </span>
  );
}
