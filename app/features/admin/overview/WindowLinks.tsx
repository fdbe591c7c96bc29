import {Link} from '@remix-run/react';
import {SALES_COPY, WINDOW_TITLES} from './sales-copy';
import {SALES_WINDOWS, salesPath, type SalesWindow} from './sales-window';

/** Links to the times that the overview covers. */
export function WindowLinks({current}: {readonly current: SalesWindow}) {
  return (
    <nav aria-label={SALES_COPY.windows}>
      <ul className="flex gap-1 rounded-control bg-surface p-1">
        {SALES_WINDOWS.map((window) => (
          <li key={window}>
            <Link
              to={salesPath(window)}
              preventScrollReset
              aria-current={window === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 text-sm font-semibold whitespace-nowrap text-ink-soft no-underline hover:text-ink aria-[current]:bg-surface-raised aria-[current]:text-ink aria-[current]:shadow-card lg:min-h-9"
            >
              {WINDOW_TITLES[window]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
