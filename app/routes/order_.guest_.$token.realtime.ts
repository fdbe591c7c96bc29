import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleGuestRealtimeToken} from '~/shop/orders/live/handle-realtime-token.server';

/** Tokens are returned to POST requests only. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

export const action = ({context, params}: ActionFunctionArgs) => handleGuestRealtimeToken(context, params.token);
