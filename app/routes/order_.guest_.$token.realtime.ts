import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleGuestRealtimeToken} from '~/features/orders/live/handle-realtime-token.server';

/** As for people who are signed in: a token is handed to a page that posts. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** What the browser needs to hear of the order that a guest's link leads to, for ten minutes. */
export const action = ({context, params}: ActionFunctionArgs) => handleGuestRealtimeToken(context, params.token);
