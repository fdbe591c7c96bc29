import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {handleOrderExport} from '~/admin/desk/export/handle-order-export.server';
import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';

/** Files are returned to POST requests only. */
export async function loader({context, request}: LoaderFunctionArgs) {
  await requireAdmin(context, request);
  return new Response(null, {status: 405, headers: {Allow: 'POST'}});
}

export const action = handleOrderExport;
