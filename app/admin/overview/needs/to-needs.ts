import {formatCount} from '~/core/format-count';
import {NEEDS_COPY} from './needs-copy';

/** What waits for staff; null if it is unknown. */
export interface OpenWork {
  readonly orders: {readonly late: number; readonly today: number; readonly onHold: number} | null;
  /** Open alerts, such as jobs that failed. */
  readonly alerts: number | null;
}

/** Something to do, with the page where it is done. */
export interface NeedView {
  readonly path: string;
  readonly count: string;
  readonly title: string;
  readonly isUrgent: boolean;
}

/** Lists what needs staff now, the most urgent first. */
export function toNeeds({orders, alerts}: OpenWork): readonly NeedView[] {
  const need = (count: number, title: (isOne: boolean) => string, path: string, isUrgent = false): NeedView[] =>
    count > 0 ? [{path, count: formatCount(count), title: title(count === 1), isUrgent}] : [];
  return [
    ...need(orders?.late ?? 0, NEEDS_COPY.late, '/admin/orders?view=late', true),
    ...need(orders?.today ?? 0, NEEDS_COPY.today, '/admin/orders'),
    ...need(orders?.onHold ?? 0, NEEDS_COPY.onHold, '/admin/orders?view=on-hold'),
    ...need(alerts ?? 0, NEEDS_COPY.alerts, '/admin/health', true),
  ];
}
