import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleWebhook} from '~/orders/sync/webhooks/handle-webhook.server';

export const action = ({context, request}: ActionFunctionArgs) => handleWebhook(context, request);

/** Rejects GET requests with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleWebhook(context, request);
