import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {NEEDS_COPY} from './needs-copy';
import {toNeeds, type OpenWork} from './to-needs';

interface NeedsNowProps {
  readonly work: OpenWork;
  /** What else waits, and what is low. */
  readonly children?: ReactNode;
}

/** What waits for staff, before any figure: each leads to the page where it is done. */
export function NeedsNow({work, children}: NeedsNowProps) {
  const needs = toNeeds(work);
  return (
    <section aria-label={NEEDS_COPY.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{NEEDS_COPY.title}</h2>
      {work.orders === null && <p>{NEEDS_COPY.ordersUnknown}</p>}
      {work.orders !== null && needs.length === 0 && <p>{NEEDS_COPY.nothing}</p>}
      {needs.length > 0 && (
        <ul className="grid grid-cols-two-or-one gap-3 lg:grid-cols-4 lg:gap-4">
          {needs.map(({path, count, title, isUrgent}) => (
            <li key={title}>
              <Link
                to={path}
                className={cn(
                  'flex h-full flex-wrap items-baseline gap-x-2 rounded-card border bg-surface-raised p-4 no-underline shadow-card hover:bg-surface',
                  isUrgent ? 'border-danger/35' : 'border-line',
                )}
              >
                <span
                  className={cn(
                    'font-display text-[1.75rem] leading-tight font-semibold tabular-nums',
                    isUrgent && 'text-danger',
                  )}
                >
                  {count}
                </span>{' '}
                <span className="underline underline-offset-4">{title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
