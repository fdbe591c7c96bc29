import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findCustomerHits} from '~/admin/customers/list/find-customer-hits.server';
import {findProductHits} from '~/admin/products/list/find-product-hits.server';
import {loadAdminSearch} from '~/admin/palette/results/load-admin-search.server';
import {findOrderHits} from '~/admin/desk/queue/find-order-hits.server';

/** Responds with the results of the search page as JSON, for the command palette. */
export async function loader(args: LoaderFunctionArgs) {
  const finders = {orders: findOrderHits, customers: findCustomerHits, products: findProductHits};
  const {found, status} = await loadAdminSearch(args, finders);
  return Response.json(found, {status, headers: {'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex'}});
}
