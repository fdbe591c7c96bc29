import {fail, succeed, type Result} from '~/core/result';
import {reconcile, type ReconcileReport} from '~/orders/sync/reconcile/reconcile.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';

interface RunState {
  readonly report: ReconcileReport | null;
}

/** Compares the orders with Shopify, for admins only: one run at a time, and six in ten minutes. */
export async function reconcileNow(
  context: AppContext,
  {actorId, key}: {readonly actorId: string; readonly key: string},
): Promise<Result<ReconcileReport | null, StaffOperationProblem<RunState>>> {
  const {isAllowed} = await consumeAttempt(context.backend, 'staff-reconcile', {everyone: 'all'});
  if (!isAllowed) return fail({kind: 'throttled'});
  let report: ReconcileReport | null = null;
  const operation: StaffOperation<RunState> = {
    read: async () => ({report}),
    isDone: (state) => state.report !== null,
    isPossible: () => true,
    async send() {
      try {
        report = await reconcile(context);
        return [];
      } catch (error) {
        const upstream = upstreamErrorOf(error);
        const isOutage = upstream ? upstream.fault !== 'forbidden' : error instanceof BackendUnavailable;
        if (!isOutage) throw error;
        context.report(error);
        return ['Shopify or the database did not respond. What was read until then is stored.'];
      }
    },
    toAuditState: (state) => ({report: state.report && {...state.report}}),
  };
  const claim = {actorId, key, action: 'orders.reconcile', target: 'order-replica', details: {}} as const;
  const outcome = await executeStaffOperation(context, claim, createAdmin(context.config) && operation);
  return outcome.ok ? succeed(report) : outcome;
}
