import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {rollUpAnalytics} from '~/shop/analytics/intake/roll-up-analytics.server';
import {handleReconcile} from '~/orders/sync/reconcile/handle-reconcile.server';
import {writeChangedRatings} from '~/shop/reviews/ratings/write-ratings.server';
import {runSubscriberJobs} from '~/shop/subscribers/run-subscriber-jobs.server';
import {recordHealthCheck} from '~/admin/health/measurements/record-health-check.server';
import type {AppContext} from '~/platform/context.server';

/** The health check runs alone, so that it measures nothing else. The other jobs then run beside the reconciliation. */
async function runJobs(context: AppContext): Promise<void> {
  await recordHealthCheck(context);
  context.waitUntil(runSubscriberJobs(context));
  context.waitUntil(writeChangedRatings(context));
  context.waitUntil(rollUpAnalytics(context));
}

/** Receives the scheduler's request to reconcile the order replica, to record a health check, to send waiting mails, to write ratings and to sum analytics. */
export const action = ({context, request}: ActionFunctionArgs) => handleReconcile(context, request, runJobs);

/** Rejects GET requests with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleReconcile(context, request, runJobs);
