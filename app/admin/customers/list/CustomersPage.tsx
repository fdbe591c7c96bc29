import {AdminPage} from '~/admin/frame/AdminPage';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {EmptyState} from '~/ui/EmptyState';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {CUSTOMERS_COPY, customersProblem} from '../customers-copy';
import type {LoadedCustomers} from './customer-row-view';
import {CustomersTable} from './CustomersTable';
import {ShopErasures} from './ShopErasures';

const CUSTOMERS_PATH = '/admin/customers';

/** Returns the path of the first page. */
const customersPath = (search: string): string =>
  search ? `${CUSTOMERS_PATH}?${new URLSearchParams({q: search}).toString()}` : CUSTOMERS_PATH;

interface CustomersPageProps extends LoadedCustomers {
  /** Why the last form failed. */
  readonly failure: Notice | null;
}

/** The customers of the shop, the newest first, or those whom a search found. */
export function CustomersPage({
  request,
  page,
  problem,
  erasures,
  idempotencyKey,
  failure: formFailure,
}: CustomersPageProps) {
  const failure = problem && customersProblem(problem);
  const {search, after} = request;
  return (
    <AdminPage title={CUSTOMERS_COPY.title}>
      <AdminSearch
        key={search}
        action={CUSTOMERS_PATH}
        label={CUSTOMERS_COPY.search}
        text={{value: search, hint: CUSTOMERS_COPY.searchHint, maxLength: 255}}
        clear={search ? {title: CUSTOMERS_COPY.clearSearch, path: CUSTOMERS_PATH} : null}
      />
      {failure && (
        <Alert tone="error" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      <PageAlert shown={usePageNotice(formFailure)} />
      {erasures.length > 0 && <ShopErasures erasures={erasures} idempotencyKey={idempotencyKey} />}
      {page?.isRestricted && <Alert tone="info" title={CUSTOMERS_COPY.restricted} />}
      {page?.rows.length === 0 && (
        <EmptyState title={search ? CUSTOMERS_COPY.noMatch(search) : CUSTOMERS_COPY.none}>
          {search ? CUSTOMERS_COPY.noMatchText : CUSTOMERS_COPY.noneText}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && <CustomersTable rows={page.rows} />}
      {page && (
        <AdminPaging copy={CUSTOMERS_COPY} first={after === null ? null : customersPath(search)} next={page.next} />
      )}
    </AdminPage>
  );
}
