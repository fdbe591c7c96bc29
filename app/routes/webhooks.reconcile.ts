import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleReconcile} from '~/features/order-sync/reconcile/handle-reconcile.server';

/** Receives the scheduler's request to reconcile the order replica. */
export const action = ({context, request}: ActionFunctionArgs) => handleReconcile(context, request);

/** Rejects GET requests with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleReconcile(context, request);
