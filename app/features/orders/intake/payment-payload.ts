import {z} from 'zod';
import type {MirroredRefund, MirroredTransaction} from '../mirror/mirrored-order';
import {minorUnits, moment, optionalMoment, optionalText, status} from '../mirror/mirror-fields';
import {gid} from './payload-ids';

/** The body of a webhook about a payment, or an attempt at one. */
export const TransactionPayloadSchema = z
  .object({
    id: gid('OrderTransaction'),
    order_id: gid('Order'),
    kind: status,
    status,
    authorization: optionalText,
    payment_id: optionalText,
    processed_at: optionalMoment,
    created_at: moment,
  })
  .transform((transaction): MirroredTransaction => ({
    shopify_order_id: transaction.order_id,
    shopify_transaction_id: transaction.id,
    transaction_id: transaction.authorization ?? transaction.payment_id,
    kind: transaction.kind,
    status: transaction.status,
    at: transaction.processed_at ?? transaction.created_at,
  }));

/** The body of a webhook about money given back; what was only tried gives nothing back. */
export const RefundPayloadSchema = z
  .object({
    id: gid('Refund'),
    order_id: gid('Order'),
    created_at: moment,
    transactions: z.array(z.object({kind: status, status, amount: minorUnits})),
  })
  .transform((refund): MirroredRefund => ({
    shopify_order_id: refund.order_id,
    shopify_refund_id: refund.id,
    amount_minor: refund.transactions
      .filter((transaction) => transaction.kind === 'refund' && transaction.status === 'success')
      .reduce((sum, {amount}) => sum + amount, 0),
    at: refund.created_at,
  }));
