import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {STAFF_PRODUCTS_PATH} from '../list/product-list-request';
import {PRODUCT_FORM_COPY} from './product-form-copy';

export function ProductMissing() {
  return (
    <AdminPage title={PRODUCT_FORM_COPY.missing}>
      <EmptyState
        title={PRODUCT_FORM_COPY.missing}
        action={
          <Link to={STAFF_PRODUCTS_PATH} className={buttonStyle({tone: 'outline'})}>
            {PRODUCT_FORM_COPY.back}
          </Link>
        }
      >
        {PRODUCT_FORM_COPY.missingText}
      </EmptyState>
    </AdminPage>
  );
}
