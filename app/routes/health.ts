import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {findHealth} from '~/admin/health/check/find-health.server';
import {describeDeployment} from '~/platform/deployment/describe-deployment.server';
import {isFromScheduler} from '~/platform/jobs/reject-unscheduled.server';

/**
 * Returns the health of the storefront and its services. The status is 200 even if Shopify or the database is down,
 * because the storefront itself responds and serves cached pages. Whoever has the scheduler's secret also learns how the
 * deployment is configured.
 */
export async function loader({context, request}: LoaderFunctionArgs) {
  const health = await findHealth(context);
  const isTrusted = await isFromScheduler(context.config, request);
  const deployment = isTrusted ? await describeDeployment(context, request) : undefined;
  return Response.json({...health, deployment}, {headers: {'Cache-Control': 'no-store'}});
}
