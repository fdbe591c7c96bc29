import {Link} from '@remix-run/react';
import {SALES_COPY, WINDOW_TITLES} from './sales-copy';
import {SALES_WINDOWS, type SalesWindow} from './sales-window';

interface WindowLinksProps {
  readonly current: SalesWindow;
  readonly toPath: (window: SalesWindow) => string;
}

/** Links to the times that a page of figures covers. */
export function WindowLinks({current, toPath}: WindowLinksProps) {
  return (
    <nav aria-label={SALES_COPY.windows}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-surface p-1">
        {SALES_WINDOWS.map((window) => (
          <li key={window}>
            <Link
              to={toPath(window)}
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
