import type {AppConfig} from '../env.server';
import {isSecret} from '../shopify/webhook-signature.server';

/** Returns the rejection of a request that is no POST of the scheduler, which knows the secret; null for the scheduler's. */
export async function rejectUnscheduled(
  {RECONCILE_SECRET: secret}: Pick<AppConfig, 'RECONCILE_SECRET'>,
  request: Request,
): Promise<Response | null> {
  const headers = {'Cache-Control': 'no-store'};
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {...headers, Allow: 'POST'}});
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  return token && secret && (await isSecret(token, secret)) ? null : new Response(null, {status: 401, headers});
}
