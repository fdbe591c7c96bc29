import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Moment} from '~/ui/Moment';
import {SectionCard} from '~/ui/SectionCard';
import {batchActionTitle, BATCH_COPY as COPY} from './batch-copy';
import type {LatestBatch} from './batch-view';

interface BatchListPageProps {
  /** Null while the database is unavailable. */
  readonly latest: readonly LatestBatch[] | null;
}

/** The latest batches, to continue one or to print it again. */
export function BatchListPage({latest}: BatchListPageProps) {
  const desk = (
    <Link to="/admin/orders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
      {COPY.desk}
    </Link>
  );
  return (
    <AdminPage title={COPY.listTitle} actions={desk}>
      {latest === null && <Alert tone="error" title={COPY.failed} />}
      {latest?.length === 0 && <EmptyState title={COPY.latest}>{COPY.listEmpty}</EmptyState>}
      {latest && latest.length > 0 && (
        <SectionCard title={COPY.latest}>
          <ul className="grid gap-1">
            {latest.map((batch) => (
              <li key={batch.id}>
                <Latest batch={batch} />
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </AdminPage>
  );
}

function Latest({batch}: {readonly batch: LatestBatch}) {
  const {path, createdAt, action, orders, openOrders, staffName} = batch;
  return (
    <Link
      to={path}
      className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control px-2 py-1 no-underline hover:bg-surface"
    >
      <span>
        <span className="font-semibold">{batchActionTitle(action)}</span>
        <span className="text-ink-soft">{`, ${COPY.orderCount(orders)}`}</span>
      </span>
      <span className="text-sm text-ink-soft">
        {openOrders > 0 && <span className="me-2 font-semibold text-warning">{COPY.open(openOrders)}</span>}
        <Moment at={createdAt} /> {staffName && <span>{COPY.by(staffName)}</span>}
      </span>
    </Link>
  );
}

/** Shown for a batch that does not exist or was deleted. */
export const BatchMissing = () => (
  <AdminPage title={COPY.missing}>
    <EmptyState
      title={COPY.missing}
      action={
        <Link to="/admin/orders" className={buttonStyle()}>
          {COPY.desk}
        </Link>
      }
    >
      {COPY.missingText}
    </EmptyState>
  </AdminPage>
);

/** Shown while the database is unavailable. */
export const BatchFailed = () => (
  <AdminPage title={COPY.listTitle}>
    <Alert tone="error" title={COPY.failed} />
  </AdminPage>
);
