import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleGuestRealtimeToken} from '~/shop/orders/live/handle-realtime-token.server';

/** Tokens are returned to POST requests only. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** Responds with a Realtime token for the order of a guest link. */
export const action = ({context, params}: ActionFunctionArgs) => handleGuestRealtimeToken(context, params.token);
