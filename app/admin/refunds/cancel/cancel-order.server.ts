import {z} from 'zod';
import {findOrderActions} from '~/orders/commands/find-order-actions.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from '~/platform/staff-operation.server';
import type {StaffOrder} from '~/orders/commands/find-staff-order.server';
import {STAFF_CANCEL_MUTATION} from './cancel.admin.gql';
import type {CancelReason} from './cancel-copy';
import {CANCEL_ACTION, findCancelState, type CancelState} from './find-cancel-state.server';

interface CancelRequest {
  readonly reason: CancelReason;
  readonly isRestocking: boolean;
  /** Whether everything that was paid goes back to the original payment. */
  readonly isRefunding: boolean;
  readonly isNotifying: boolean;
}

type Context = Pick<AppContext, 'backend' | 'config' | 'report' | 'reference'>;

const PayloadSchema = z.object({
  orderCancel: z
    .object({
      job: z.object({id: z.string()}).nullable(),
      orderCancelUserErrors: z.array(z.object({message: z.string()})),
    })
    .nullable(),
});

/**
 * Asks Shopify to cancel an order, once, for admins only. It succeeds as soon as Shopify has accepted it: the order is
 * canceled by a job, and a webhook follows.
 * @param idempotencyKey the idempotency key of the form
 */
export function cancelOrder(
  context: Context,
  {
    order,
    userId,
    idempotencyKey,
  }: {readonly order: StaffOrder; readonly userId: string; readonly idempotencyKey: string},
  request: CancelRequest,
) {
  const admin = createAdmin(context.config);
  const claim: StaffClaim = {
    actorId: userId,
    key: idempotencyKey,
    action: CANCEL_ACTION,
    target: order.shopifyOrderId,
    details: {order: order.shopifyOrderId, reason: request.reason, restock: request.isRestocking},
  };
  return executeStaffOperation(context, claim, admin && toOperation(context, admin, {order, userId}, request));
}

function toOperation(
  {backend}: Context,
  admin: Admin,
  {order, userId}: {readonly order: StaffOrder; readonly userId: string},
  request: CancelRequest,
): StaffOperation<CancelState> {
  let startedJobId: string | null = null;
  return {
    isDeferred: true,
    async read() {
      const actions = await findOrderActions(backend, userId, order.id);
      // The latest cancellation is the claim of this one.
      const [, ...earlier] = actions.filter(({action}) => action === CANCEL_ACTION);
      const state = await findCancelState(admin, order.shopifyOrderId, earlier);
      return state && {...state, jobId: startedJobId ?? state.jobId};
    },
    isDone: ({isCanceled, isRunning}) => isCanceled || isRunning,
    isPossible: ({isSent, isUnanswered}) => !isSent && !isUnanswered,
    async send() {
      const {orderCancel} = await admin.query(STAFF_CANCEL_MUTATION, toVariables(order, request), PayloadSchema);
      startedJobId = orderCancel?.job?.id ?? null;
      return orderCancel?.orderCancelUserErrors.map(({message}) => message) ?? [];
    },
    toAuditState: ({isCanceled, jobId}) => ({canceled: isCanceled, job: jobId}),
  };
}

const toVariables = (order: StaffOrder, {reason, isRestocking, isRefunding, isNotifying}: CancelRequest) => ({
  id: order.shopifyOrderId,
  reason,
  restock: isRestocking,
  refundMethod: {originalPaymentMethodsRefund: isRefunding},
  notify: isNotifying,
});
