import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {AdminPage} from '~/admin/frame/AdminPage';
import {DESK_COPY, DESK_ORDER_COPY} from '../desk-copy';

/** Shown while the database is unavailable. */
export function DeskOrderFailed() {
  return (
    <AdminPage title={DESK_COPY.title}>
      <Alert tone="error" title={DESK_ORDER_COPY.failed}>
        {DESK_ORDER_COPY.failedText}
      </Alert>
    </AdminPage>
  );
}

export function DeskOrderMissing() {
  return (
    <AdminPage title={DESK_COPY.title}>
      <EmptyState
        title={DESK_ORDER_COPY.missing}
        action={
          <Link to="/admin/orders" className={buttonStyle()}>
            {DESK_ORDER_COPY.back}
          </Link>
        }
      />
    </AdminPage>
  );
}
