import {useLoaderData} from '@remix-run/react';
import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findCustomerHits} from '~/admin/customers/list/find-customer-hits.server';
import {findProductHits} from '~/admin/products/list/find-product-hits.server';
import {AdminSearchPage} from '~/admin/palette/results/AdminSearchPage';
import {loadAdminSearch} from '~/admin/palette/results/load-admin-search.server';
import {findOrderHits} from '~/admin/desk/queue/find-order-hits.server';

export async function loader(args: LoaderFunctionArgs) {
  const finders = {orders: findOrderHits, customers: findCustomerHits, products: findProductHits};
  const {found, status} = await loadAdminSearch(args, finders);
  return data(found, {status});
}

export default function AdminSearchRoute() {
  return <AdminSearchPage {...useLoaderData<typeof loader>()} />;
}
