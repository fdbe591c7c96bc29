import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {VIEW_TITLES, DESK_COPY} from './desk-copy';
import {DESK_VIEWS, deskPath, type DeskView} from './desk-request';
import type {DeskCounts} from './find-desk-orders.server';

interface DeskViewsProps {
  /** Null during a search, which covers every view. */
  readonly current: DeskView | null;
  readonly counts: DeskCounts | null;
}

/** Links to the views of the desk, with the number of orders where it is work to do. */
export function DeskViews({current, counts}: DeskViewsProps) {
  return (
    <nav aria-label={DESK_COPY.views} className="max-w-full overflow-x-auto">
      <ul className="flex gap-1 rounded-control bg-surface p-1">
        {DESK_VIEWS.map((view) => {
          const count = counts && view in counts ? counts[view as keyof DeskCounts] : null;
          return (
            <li key={view}>
              <Link
                to={deskPath(view)}
                aria-current={view === current ? 'page' : undefined}
                className={cn(
                  'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold whitespace-nowrap text-ink-soft no-underline hover:text-ink lg:min-h-9',
                  'aria-[current]:bg-surface-raised aria-[current]:text-ink aria-[current]:shadow-card',
                )}
              >
                {VIEW_TITLES[view]}
                {count !== null && (
                  <span className={cn('tabular-nums', view === 'late' && count > 0 ? 'text-danger' : 'text-ink-soft')}>
                    {count}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
