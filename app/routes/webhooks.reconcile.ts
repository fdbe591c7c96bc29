import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleReconcile} from '~/features/order-sync/reconcile/handle-reconcile.server';
import {recordHealthCheck} from '~/features/system-health/health/record-health-check.server';

/** Receives the scheduler's request to reconcile the order replica and to record a health check. */
export const action = ({context, request}: ActionFunctionArgs) => handleReconcile(context, request, recordHealthCheck);

/** Rejects GET requests with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleReconcile(context, request, recordHealthCheck);
