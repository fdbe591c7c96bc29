import {AdminPage} from '~/admin/frame/AdminPage';
import {useSeenPage} from '~/admin/frame/seen/use-seen-page';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {AccountBadge} from '../AccountBadge';
import {CUSTOMERS_COPY, customersProblem} from '../customers-copy';
import {CUSTOMER_COPY} from './customer-copy';
import type {LoadedCustomer} from './customer-view';
import {CustomerAccount} from './CustomerAccount';
import {CustomerContact} from './CustomerContact';
import {CustomerOrders} from './CustomerOrders';

interface CustomerPageProps extends LoadedCustomer {
  /** Why the last form failed. */
  readonly failure: Notice | null;
}

/** A customer: contact, orders, consent, and how the person signs in. */
export function CustomerPage({facts, problem, contacts, stored, idempotencyKey, failure}: CustomerPageProps) {
  const shown = usePageNotice(failure);
  const shopifyFailure = problem && customersProblem(problem);
  const name = facts?.name ?? facts?.email ?? null;
  useSeenPage(name);
  return (
    <AdminPage title={name ?? CUSTOMERS_COPY.customer}>
      {facts && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AccountBadge state={facts.account} />
          {stored?.person?.isAdmin && <span className="text-sm font-semibold">{CUSTOMER_COPY.isAdmin}</span>}
        </div>
      )}
      {shopifyFailure && (
        <Alert tone="error" title={shopifyFailure.title}>
          {shopifyFailure.text}
        </Alert>
      )}
      {stored === null && (
        <Alert tone="error" title={CUSTOMER_COPY.databaseDown}>
          {CUSTOMER_COPY.databaseDownText}
        </Alert>
      )}
      {facts?.isRestricted && <Alert tone="info" title={CUSTOMER_COPY.restricted} />}
      <PageAlert shown={shown} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">{stored && <CustomerOrders orders={stored.orders} />}</div>
        <div className="flex min-w-0 flex-col gap-5">
          {facts && <CustomerContact facts={facts} contacts={contacts} />}
          {(stored ?? facts) && <CustomerAccount facts={facts} stored={stored} idempotencyKey={idempotencyKey} />}
        </div>
      </div>
    </AdminPage>
  );
}
