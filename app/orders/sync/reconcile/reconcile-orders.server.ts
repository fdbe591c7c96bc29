import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {reconcile, type ReconcileReport} from './reconcile.server';

/** The report of a storefront without a backend, which stores no orders. */
const EMPTY_REPORT: ReconcileReport = {read: 0, corrected: 0, removed: 0, unreadable: 0, isDone: true};

/**
 * Runs a reconciliation as a caller of its own, so that its failures block no requests of people.
 * @throws UpstreamError or BackendUnavailable if Shopify or the database fails
 */
export async function reconcileOrders(
  context: Pick<AppContext, 'config' | 'storefront' | 'report'>,
): Promise<ReconcileReport> {
  const backend = backendOf(context.config);
  return backend ? reconcile({...context, backend: createBackend(backend, 'delivery')}) : EMPTY_REPORT;
}
