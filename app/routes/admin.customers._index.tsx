import {useLoaderData} from '@remix-run/react';
import {CustomersPage} from '~/admin/customers/list/CustomersPage';
import {loadCustomers} from '~/admin/customers/list/load-customers.server';

export const loader = loadCustomers;

export default function AdminCustomersRoute() {
  return <CustomersPage {...useLoaderData<typeof loader>()} />;
}
