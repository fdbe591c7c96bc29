import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleCustomerExport} from '~/admin/customers/privacy/handle-customer-export.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';

/** Files are returned to POST requests only, because they are logged. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

export const action = handleCustomerExport;
