import {useLoaderData} from '@remix-run/react';
import {CustomersPage} from '~/admin/customers/list/CustomersPage';
import {loadCustomers} from '~/admin/customers/list/load-customers.server';
import {handleShopErasure} from '~/admin/customers/list/shop-erasures.server';
import {keepTyped, useServerReply} from '~/admin/frame/keep-typed';

export {revalidateAfterForm as shouldRevalidate} from '~/admin/frame/revalidate-after-form';

export const loader = loadCustomers;

export const action = handleShopErasure;

export const clientAction = keepTyped;

export default function AdminCustomersRoute() {
  const loaded = useLoaderData<typeof loader>();
  const {reply, offline} = useServerReply<typeof action>();
  return <CustomersPage {...loaded} failure={offline ?? reply?.failure ?? null} />;
}
