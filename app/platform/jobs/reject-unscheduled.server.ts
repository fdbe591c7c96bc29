import type {AppConfig} from '../env.server';
import {isSecret} from '../shopify/webhook-signature.server';

type SchedulerConfig = Pick<AppConfig, 'RECONCILE_SECRET'>;

/** Returns whether a request has the secret of the scheduler. */
export async function isFromScheduler(
  {RECONCILE_SECRET: secrets}: SchedulerConfig,
  {headers}: Request,
): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(headers.get('Authorization') ?? '')?.[1];
  return token !== undefined && secrets !== undefined && (await isSecret(token, secrets));
}

/** Returns the rejection of a request that is no POST of the scheduler, which knows a secret; null for the scheduler's. */
export async function rejectUnscheduled(config: SchedulerConfig, request: Request): Promise<Response | null> {
  const headers = {'Cache-Control': 'no-store'};
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {...headers, Allow: 'POST'}});
  return (await isFromScheduler(config, request)) ? null : new Response(null, {status: 401, headers});
}
