import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {CUSTOMERS_COPY} from '../customers-copy';

export function CustomerMissing() {
  return (
    <AdminPage title={CUSTOMERS_COPY.title}>
      <EmptyState
        title={CUSTOMERS_COPY.missing}
        action={
          <Link to="/admin/customers" className={buttonStyle()}>
            {CUSTOMERS_COPY.back}
          </Link>
        }
      />
    </AdminPage>
  );
}
