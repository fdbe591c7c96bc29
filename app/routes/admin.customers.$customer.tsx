import {isRouteErrorResponse, useActionData, useLoaderData, useRouteError} from '@remix-run/react';
import {CustomerMissing} from '~/admin/customers/detail/CustomerMissing';
import {CustomerPage} from '~/admin/customers/detail/CustomerPage';
import {handleCustomer} from '~/admin/customers/detail/handle-customer.server';
import {loadCustomer} from '~/admin/customers/detail/load-customer.server';
import {RouteErrorScreen} from '~/shop/shell/errors/RouteErrorScreen';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadCustomer;

export const action = handleCustomer;

export default function AdminCustomerRoute() {
  const loaded = useLoaderData<typeof loader>();
  return <CustomerPage {...loaded} failure={useActionData<typeof action>()?.failure ?? null} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <CustomerMissing /> : <RouteErrorScreen scope="page" />;
}
