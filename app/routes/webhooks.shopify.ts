import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {receiveWebhook} from '~/features/order-sync/webhooks/receive-webhook.server';

/** Where the shop says what became of orders. */
export const action = ({context, request}: ActionFunctionArgs) => receiveWebhook(context, request);

/** Looking changes nothing, and shows nothing. */
export const loader = ({context, request}: LoaderFunctionArgs) => receiveWebhook(context, request);
