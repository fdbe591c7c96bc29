import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {handleDeskRealtimeToken} from '~/shop/orders/live/handle-realtime-token.server';

/** Tokens are returned to POST requests only. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** Responds with a Realtime token for the order desk. */
export async function action({context, request}: ActionFunctionArgs) {
  const {sessionId} = await requireAdmin(context, request, 'orders');
  return handleDeskRealtimeToken(context, sessionId);
}
