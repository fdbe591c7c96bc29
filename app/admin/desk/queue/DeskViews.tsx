import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {VIEW_TITLES, DESK_COPY} from '../desk-copy';
import {DESK_VIEWS, deskPath} from './desk-request';
import type {DeskCounts} from '../find-desk-orders.server';
import type {SavedDeskView} from '../views/desk-view';
import {DESK_VIEW_COPY} from '../views/desk-view-copy';

interface DeskViewsProps {
  /** The address of what is listed. */
  readonly path: string;
  readonly counts: DeskCounts | null;
  readonly views: readonly SavedDeskView[];
}

/** Links to the views of the desk, with the number of orders where it is work to do, and to the saved ones. */
export function DeskViews({path, counts, views}: DeskViewsProps) {
  const countOf = (view: string) => (counts && view in counts ? counts[view as keyof DeskCounts] : null);
  return (
    <nav aria-label={DESK_COPY.views}>
      <ul className="flex w-fit max-w-full flex-wrap gap-1 rounded-control bg-surface p-1">
        {DESK_VIEWS.map((view) => {
          const count = countOf(view);
          const isUrgent = view === 'late' && count !== null && count > 0;
          const props = {title: VIEW_TITLES[view], count: count?.toString() ?? null, isUrgent};
          return <View key={view} path={deskPath(view)} isCurrent={deskPath(view) === path} {...props} />;
        })}
        {views.map(({id, name, path: to, count, isPersonal}) => (
          <View
            key={id}
            path={to}
            title={name}
            count={count}
            isCurrent={to === path}
            isUrgent={false}
            isPersonal={isPersonal}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ViewProps {
  readonly path: string;
  readonly title: string;
  readonly count: string | null;
  readonly isCurrent: boolean;
  readonly isUrgent: boolean;
  readonly isPersonal?: boolean;
}

function View({path, title, count, isCurrent, isUrgent, isPersonal = false}: ViewProps) {
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold [overflow-wrap:anywhere] text-ink-soft no-underline hover:text-ink lg:min-h-9',
          'aria-[current]:bg-surface-raised aria-[current]:text-ink aria-[current]:shadow-card',
        )}
      >
        {isPersonal && <Icon name="user-round" className="size-4" />}
        <span>
          {title}
          {isPersonal && <VisuallyHidden> ({DESK_VIEW_COPY.isPersonal})</VisuallyHidden>}
        </span>
        {count !== null && (
          <span className={cn('tabular-nums', isUrgent ? 'text-danger' : 'text-ink-soft')}>{count}</span>
        )}
      </Link>
    </li>
  );
}
