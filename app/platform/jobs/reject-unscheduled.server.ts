import type {AppConfig} from '../env.server';
import {isSecret} from '../shopify/webhook-signature.server';

/** Returns the rejection of a request that is no POST of the scheduler, which knows a secret; null for the scheduler's. */
export async function rejectUnscheduled(
  {RECONCILE_SECRET: secrets}: Pick<AppConfig, 'RECONCILE_SECRET'>,
  request: Request,
): Promise<Response | null> {
  const headers = {'Cache-Control': 'no-store'};
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {...headers, Allow: 'POST'}});
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return token && secrets && (await isSecret(token, secrets)) ? null : new Response(null, {status: 401, headers});
}
