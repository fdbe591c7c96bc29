import type {AppContext} from '~/platform/context.server';
import {backendOf} from '~/platform/env.server';
import {createBackend} from '~/platform/supabase/backend.server';
import {sendWaitingOrderMails} from '../mail/send-order-mail.server';
import {reconcile, type ReconcileReport} from './reconcile.server';

/** The report of a storefront without a backend, which stores no orders. */
const EMPTY_REPORT: ReconcileReport = {read: 0, corrected: 0, removed: 0, unreadable: 0, isDone: true};

type Context = Pick<AppContext, 'config' | 'storefront' | 'report'>;

/**
 * Runs a reconciliation as a caller of its own, so that its failures block no requests of people.
 * @throws UpstreamError or BackendUnavailable if Shopify or the database fails
 */
export async function reconcileOrders(context: Context): Promise<ReconcileReport> {
  const backend = backendOf(context.config);
  return backend ? reconcile({...context, backend: createBackend(backend, 'delivery')}) : EMPTY_REPORT;
}

/** Sends the confirmations that an earlier attempt could not send. @throws BackendUnavailable */
export async function confirmWaitingOrders(context: Context): Promise<void> {
  const backend = backendOf(context.config);
  if (backend) await sendWaitingOrderMails({...context, backend: createBackend(backend, 'delivery')});
}
