import {useLoaderData} from '@remix-run/react';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';
import {CustomerMissing} from '~/admin/customers/detail/CustomerMissing';
import {CustomerPage} from '~/admin/customers/detail/CustomerPage';
import {handleCustomer} from '~/admin/customers/detail/handle-customer.server';
import {loadCustomer} from '~/admin/customers/detail/load-customer.server';
import {AdminErrorScreen} from '~/admin/frame/access/AdminErrorScreen';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadCustomer;

export const action = handleCustomer;

export const clientAction = keepTyped;

export default function AdminCustomerRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return <CustomerPage {...loaded} failure={offline ?? reply?.failure ?? null} />;
}

export function ErrorBoundary() {
  return (
    <AdminErrorScreen missing={<CustomerMissing />}>
      <RouteErrorScreen scope="page" />
    </AdminErrorScreen>
  );
}
