import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleWebhook} from '~/features/order-sync/webhooks/handle-webhook.server';

/** Where the shop says what became of orders. */
export const action = ({context, request}: ActionFunctionArgs) => handleWebhook(context, request);

/** Looking changes nothing, and shows nothing. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleWebhook(context, request);
