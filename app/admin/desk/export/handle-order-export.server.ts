import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {selectionPath} from '../queue/desk-request';
import {parseDeskRequest} from '../queue/parse-desk-request';
import {createOrderFile} from './create-order-file.server';

/**
 * Responds with a file of the orders that the desk's address selects. A POST, because the export is logged: it contains
 * names and addresses.
 * @throws Response for everyone but admins
 */
export async function handleOrderExport({context, request}: ActionFunctionArgs): Promise<Response> {
  const {userId} = await requireAdmin(context, request);
  const selection = parseDeskRequest(new URL(request.url).searchParams);
  const file = await nullIfUnavailable(context, () => createOrderFile(context, userId, selection, new Date()));
  if (!file) {
    context.flash.set('orders-not-exported');
    return redirect(selectionPath(selection), 303);
  }
  return new Response(file.body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
