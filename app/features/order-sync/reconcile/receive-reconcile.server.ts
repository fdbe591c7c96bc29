import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {isSecret} from '~/platform/shopify/webhook-signature.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';
import {reconcile, type ReconcileReport} from './reconcile.server';

type Visit = Pick<AppContext, 'config' | 'storefront' | 'waitUntil' | 'report'>;

/** The report of a shop without a backend, which has no orders in a database. */
const NOTHING_TO_RECONCILE: ReconcileReport = {read: 0, mended: 0, removed: 0, unreadable: 0, isDone: true};

const HEADERS = {'Cache-Control': 'no-store'};

/** Lets a timer that knows the secret start one run, and tells it what came of it. */
export async function receiveReconcile(context: Visit, request: Request): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {...HEADERS, Allow: 'POST'}});
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const secret = context.config.RECONCILE_SECRET;
  if (!given || !secret || !(await isSecret(given, secret))) return new Response(null, {status: 401, headers: HEADERS});
  const backend = backendOf(context.config);
  if (!backend) return Response.json(NOTHING_TO_RECONCILE, {headers: HEADERS});
  try {
    const run = reconcile({...context, backend: createBackend(backend, 'delivery')});
    // A timer may not wait as long as the run takes.
    context.waitUntil(run.catch(() => undefined));
    return Response.json(await run, {headers: HEADERS});
  } catch (error) {
    if (!isUpstreamFailure(error) && !(error instanceof BackendUnavailable)) throw error;
    context.report(error);
    return new Response(null, {status: 503, headers: HEADERS});
  }
}
