import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

const OUT_OF = 5;
const STAR = 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
/** One path for all five: a card has two rows, and each element of a page costs time to render. */
const STARS = `M10 1.6${Array.from({length: OUT_OF}, () => STAR).join('m20 0')}`;

interface StarsProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Mean rating, 0 to 5. */
  readonly rating: number;
  /** How many ratings it is the mean of. */
  readonly count?: number;
}

/** Five stars, filled as far as the rating goes, with the numbers beside them. */
export function Stars({rating, count, className, ...rest}: StarsProps) {
  const shown = Math.min(OUT_OF, Math.max(0, rating));
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <span data-slot="stars" className={cn('inline-flex items-center gap-1.5 text-sm', className)} {...rest}>
      <span role="img" aria-label={`${shown.toFixed(1)} out of 5 stars${reviews}`} className="relative inline-flex">
        <StarRow className="text-line" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{width: `${((shown / OUT_OF) * 100).toFixed(1)}%`}}
        >
          <StarRow className="text-gilt" />
        </span>
      </span>
      <span aria-hidden="true" className="tabular-nums">
        <span className="font-semibold">{shown.toFixed(1)}</span>
        {count !== undefined && <span className="text-ink-soft"> ({count})</span>}
      </span>
    </span>
  );
}

function StarRow({className}: {readonly className: string}) {
  return (
    <svg viewBox={`0 0 ${OUT_OF * 20} 20`} fill="currentColor" aria-hidden="true" className={cn('h-4 w-20', className)}>
      <path d={STARS} />
    </svg>
  );
}
