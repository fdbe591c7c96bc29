import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import type {LoadedProducts} from './load-products.server';
import {hasProductFilter, productListPath, STAFF_PRODUCTS_PATH} from './product-list-request';
import {ProductFilters} from './ProductFilters';
import {PRODUCTS_COPY, shopNotice} from './products-copy';
import {ProductsTable} from './ProductsTable';

interface ProductsPageProps extends LoadedProducts {
  /** The import and its result. */
  readonly importPanel?: ReactNode;
}

/** The products of the shop, by title. */
export function ProductListPage({request, page, problem, importPanel}: ProductsPageProps) {
  const notice = problem && shopNotice(problem);
  const isEmpty = page?.rows.length === 0;
  return (
    <AdminPage
      title={PRODUCTS_COPY.title}
      actions={
        <Link to={`${STAFF_PRODUCTS_PATH}/new`} className={buttonStyle({size: 'sm'})}>
          {PRODUCTS_COPY.add}
        </Link>
      }
    >
      <ProductFilters key={JSON.stringify(request)} request={request} />
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      {isEmpty && (
        <EmptyState title={hasProductFilter(request) ? PRODUCTS_COPY.noMatch : PRODUCTS_COPY.empty}>
          {hasProductFilter(request) ? PRODUCTS_COPY.noMatchText : PRODUCTS_COPY.emptyText}
        </EmptyState>
      )}
      {page && !isEmpty && <ProductsTable rows={page.rows} />}
      {page && (
        <AdminPaging
          copy={PRODUCTS_COPY}
          first={page.isFirst ? null : productListPath({...request, after: null})}
          next={page.next}
        />
      )}
      {importPanel}
    </AdminPage>
  );
}
