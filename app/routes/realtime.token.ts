import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {handleUserRealtimeToken} from '~/features/orders/live/handle-realtime-token.server';

/** A token is handed out to a page of ours that posts, never to an address that is looked at. */
export const loader = () => new Response(null, {status: 405, headers: {Allow: 'POST'}});

/** What the browser needs to hear the person's own topic, for ten minutes. */
export const action = ({context}: ActionFunctionArgs) => handleUserRealtimeToken(context);
