import {z} from 'zod';
import {toMoney} from '~/core/to-money';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {toIdempotentMessages} from '~/platform/shopify/change-in-progress';
import {executeStaffOperation, type StaffClaim, type StaffOperation} from '~/platform/staff-operation.server';
import type {StaffOrder} from '~/orders/commands/find-staff-order.server';
import {findRefundState, type RefundState} from './find-refund-state.server';
import {toPayments} from './refund-amount';
import type {RefundChoice} from './refund-choice';
import {STAFF_REFUND_MUTATION} from './refund.admin.gql';
import {toRefundLines} from './to-refund-lines';

interface RefundRequest {
  readonly choice: RefundChoice;
  /** At most what Shopify suggests for the choice. */
  readonly amountMinor: number;
  /** Why, for staff; empty for no reason. */
  readonly reason: string;
  readonly isNotifying: boolean;
  /** The ids of the refunds that the page showed: with any other one the order has changed. */
  readonly seen: readonly string[];
  /** How many of each chosen line could be refunded then. */
  readonly refundable: ReadonlyMap<string, number>;
}

/** The order that is refunded, by whom, and the idempotency key of the form. */
interface RefundTarget {
  readonly order: StaffOrder;
  readonly userId: string;
  readonly idempotencyKey: string;
}

const PayloadSchema = z.object({
  refundCreate: z.object({userErrors: z.array(z.object({message: z.string()}))}).nullable(),
});

/** Refunds items and shipping of an order, once, for admins only. */
export function createRefund(
  context: Pick<AppContext, 'backend' | 'config' | 'report' | 'reference'>,
  {order, userId, idempotencyKey}: RefundTarget,
  request: RefundRequest,
) {
  const admin = createAdmin(context.config);
  const claim: StaffClaim = {
    actorId: userId,
    // The same form with another amount is another refund, of which the answer to the first says nothing.
    key: `${idempotencyKey} ${request.amountMinor}`,
    action: 'refund.create',
    target: order.shopifyOrderId,
    details: {order: order.shopifyOrderId, amount_minor: request.amountMinor, restock: request.choice.isRestocking},
  };
  const operation =
    admin && createRefundOperation(admin, {orderId: order.shopifyOrderId, key: idempotencyKey}, request);
  return executeStaffOperation(context, claim, operation);
}

/**
 * Creates the operation. A refund that the page did not show, of this amount and these items, is this one: an earlier
 * attempt whose answer was lost, or the same decision of another person. After any other one staff must look again.
 * @param key the key by which Shopify recognizes a repeated request
 */
export function createRefundOperation(
  admin: Admin,
  {orderId, key}: {readonly orderId: string; readonly key: string},
  {choice, amountMinor, reason, isNotifying, seen, refundable}: RefundRequest,
): StaffOperation<RefundState> {
  const unseen = ({refunds}: RefundState) => refunds.filter(({id}) => !seen.includes(id));
  const isChoiceRefunded = ({lines, shippingMinor}: RefundState) =>
    (!choice.isShipping || shippingMinor === 0) &&
    choice.quantities.every(({lineItemId, quantity}) =>
      lines.some((line) => line.id === lineItemId && line.refundable === (refundable.get(lineItemId) ?? 0) - quantity),
    );
  return {
    isDeferred: true,
    read: () => findRefundState(admin, orderId, choice),
    isDone: (state) => isChoiceRefunded(state) && unseen(state).some((refund) => refund.amountMinor === amountMinor),
    isPossible: (state) =>
      unseen(state).length === 0 &&
      !state.isForeignCurrency &&
      amountMinor <= state.suggested.amountMinor &&
      choice.quantities.every(({lineItemId, quantity}) =>
        state.lines.some((line) => line.id === lineItemId && quantity <= line.refundable),
      ),
    async send({currency, lines, locationId, suggested}) {
      const unfulfilled = new Map(lines.map((line) => [line.id, line.unfulfilled]));
      const input = {
        orderId,
        notify: isNotifying,
        ...(reason !== '' && {note: reason}),
        refundLineItems: toRefundLines(choice, unfulfilled, locationId),
        ...(choice.isShipping && {shipping: {fullRefund: true}}),
        transactions: toPayments(suggested.payments, amountMinor).map((payment) => ({
          orderId,
          kind: 'REFUND',
          gateway: payment.gateway,
          parentId: payment.parentId,
          amount: toMoney(payment.amountMinor, currency).amount,
        })),
      };
      const {refundCreate} = await admin.query(STAFF_REFUND_MUTATION, {input, key}, PayloadSchema);
      return toIdempotentMessages(refundCreate?.userErrors ?? []);
    },
    toAuditState: ({refunds}) => ({refunds: refunds.map(({id}) => id)}),
  };
}
