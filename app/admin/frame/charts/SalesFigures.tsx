import {SALES_COPY} from './sales-copy';
import type {FigureView} from './sales-view';

const TITLES = [SALES_COPY.orders, SALES_COPY.revenue, SALES_COPY.averageOrder, SALES_COPY.repeatRate];

const toUnknown = (title: string): FigureView => ({title, value: SALES_COPY.unknown, change: null});

interface SalesFiguresProps {
  /** Null if they are unknown. */
  readonly figures: readonly FigureView[] | null;
  /** The titles of unknown figures. */
  readonly titles?: readonly string[];
}

/** The figures of a window; dashes if they are unknown. */
export function SalesFigures({figures, titles = TITLES}: SalesFiguresProps) {
  return (
    <dl className="grid grid-cols-2 rounded-card border border-line bg-surface-raised shadow-card lg:grid-cols-4">
      {(figures ?? titles.map(toUnknown)).map(({title, value, change}) => (
        <div
          key={title}
          className="min-w-0 border-line p-4 max-lg:odd:border-e max-lg:nth-[-n+2]:border-b lg:p-5 lg:not-last:border-e"
        >
          <dt className="text-sm leading-snug font-semibold text-ink-soft">{title}</dt>
          <dd className="font-display text-[1.375rem] leading-tight font-semibold tabular-nums sm:text-[1.75rem]">
            {value}
          </dd>
          {change && <dd className="mt-1 text-xs leading-snug text-ink-soft sm:text-sm">{change}</dd>}
        </div>
      ))}
    </dl>
  );
}
