import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {rejectUnscheduled} from '~/platform/jobs/reject-unscheduled.server';
import {recordCronOutcomes} from '~/platform/jobs/record-cron-outcomes.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {cron, ORDER_RECONCILIATION} from './cron';

const HEADERS = {'Cache-Control': 'no-store'};

/** Runs the jobs of `cron.ts` for the scheduler, and responds with the report of the reconciliation. */
export async function action({context, request}: ActionFunctionArgs): Promise<Response> {
  const rejection = await rejectUnscheduled(context.config, request);
  if (rejection) return rejection;
  const outcomes = await cron.start(context);
  // The scheduler may disconnect before the jobs end.
  context.waitUntil(recordCronOutcomes(context, outcomes));
  const outcome = await outcomes.get(ORDER_RECONCILIATION);
  if (outcome?.isDone) return Response.json(outcome.value, {headers: HEADERS});
  const isOutage = isUpstreamFailure(outcome?.error) || outcome?.error instanceof BackendUnavailable;
  return new Response(null, {status: isOutage ? 503 : 500, headers: HEADERS});
}

/** Rejects GET requests with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => rejectUnscheduled(context.config, request);
