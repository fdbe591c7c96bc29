import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {isSecret} from '~/platform/shopify/webhook-signature.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import {BackendUnavailable, createBackend} from '~/platform/supabase/backend.server';
import {reconcile, type ReconcileReport} from './reconcile.server';

type Context = Pick<AppContext, 'config' | 'storefront' | 'waitUntil' | 'report'>;

/** The report of a storefront without a backend, which stores no orders. */
const EMPTY_REPORT: ReconcileReport = {read: 0, corrected: 0, removed: 0, unreadable: 0, isDone: true};

const HEADERS = {'Cache-Control': 'no-store'};

/**
 * Runs a reconciliation for a scheduler that knows the secret, and responds with its report.
 * @param recordCheck records the health of the storefront before it; never rejects
 */
export async function handleReconcile<RequestContext extends Context>(
  context: RequestContext,
  request: Request,
  recordCheck: (context: RequestContext) => Promise<void>,
): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, {status: 405, headers: {...HEADERS, Allow: 'POST'}});
  const token = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const secret = context.config.RECONCILE_SECRET;
  if (!token || !secret || !(await isSecret(token, secret))) return new Response(null, {status: 401, headers: HEADERS});
  const backend = backendOf(context.config);
  if (!backend) return Response.json(EMPTY_REPORT, {headers: HEADERS});
  // Before the reconciliation, which loads the database and would be measured too.
  await recordCheck(context);
  try {
    const run = reconcile({...context, backend: createBackend(backend, 'delivery')});
    // The scheduler may disconnect before the run ends.
    context.waitUntil(run.catch(() => undefined));
    return Response.json(await run, {headers: HEADERS});
  } catch (error) {
    if (!isUpstreamFailure(error) && !(error instanceof BackendUnavailable)) throw error;
    context.report(error);
    return new Response(null, {status: 503, headers: HEADERS});
  }
}
