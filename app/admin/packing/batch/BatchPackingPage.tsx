import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {Icon} from '~/ui/icons/Icon';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {BATCH_PACKING_COPY} from './batch-packing-copy';
import type {LeftOutOrder} from './batch-parcels';
import {LeftOutOrders} from './LeftOutOrders';

interface BatchPackingPageProps {
  readonly title: string;
  readonly isTitlePrinted?: boolean;
  /** The page of the batch. */
  readonly path: string;
  readonly orderCount: number;
  readonly leftOut: readonly LeftOutOrder[];
  readonly children: ReactNode;
}

/** A page of a batch that is printed, with the orders that are left out. */
export function BatchPackingPage({
  title,
  isTitlePrinted = true,
  path,
  orderCount,
  leftOut,
  children,
}: BatchPackingPageProps) {
  return (
    <AdminPage
      title={title}
      isTitlePrinted={isTitlePrinted}
      actions={
        <>
          <Link to={path} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
            {BATCH_PACKING_COPY.batch}
          </Link>
          {useIsHydrated() && orderCount > 0 && (
            <Button size="sm" onClick={() => print()}>
              <Icon name="printer" className="size-4" />
              {BATCH_PACKING_COPY.print}
            </Button>
          )}
        </>
      }
    >
      {orderCount === 0 && (
        <EmptyState
          title={BATCH_PACKING_COPY.empty}
          action={
            <Link to="/admin/orders" className={buttonStyle({tone: 'outline'})}>
              {BATCH_PACKING_COPY.desk}
            </Link>
          }
        >
          {BATCH_PACKING_COPY.emptyText}
        </EmptyState>
      )}
      {children}
      <div data-print="hidden">
        <LeftOutOrders orders={leftOut} />
      </div>
    </AdminPage>
  );
}

/** Shown for a batch that does not exist or was deleted. */
export const BatchPackingMissing = () => (
  <AdminPage title={BATCH_PACKING_COPY.missing}>
    <EmptyState
      title={BATCH_PACKING_COPY.missing}
      action={
        <Link to="/admin/orders" className={buttonStyle()}>
          {BATCH_PACKING_COPY.desk}
        </Link>
      }
    >
      {BATCH_PACKING_COPY.missingText}
    </EmptyState>
  </AdminPage>
);

/** Shown while the database is unavailable. */
export const BatchPackingFailed = ({title}: {readonly title: string}) => (
  <AdminPage title={title}>
    <Alert tone="error" title={BATCH_PACKING_COPY.failed} />
  </AdminPage>
);
