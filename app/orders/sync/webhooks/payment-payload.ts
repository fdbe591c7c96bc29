import {z} from 'zod';
import {MARKET} from '~/core/market';
import type {ReplicaRefund, ReplicaTransaction} from '../replica/order-replica';
import {currency, timestamp, optionalAmount, optionalTimestamp, optionalText, status} from '../../model/order-schemas';
import {toPaidGiftCard} from '../replica/paid-gift-card';
import {toRefundedMinor} from '../replica/refunded-amount';
import {gid} from './payload-ids';
import {RefundTransactionSchema} from './refund-transaction';

/** The payload of a webhook about a payment or a payment attempt. */
export const TransactionPayloadSchema = z
  .object({
    id: gid('OrderTransaction'),
    order_id: gid('Order'),
    kind: status,
    status,
    authorization: optionalText,
    payment_id: optionalText,
    processed_at: optionalTimestamp,
    created_at: timestamp,
    gateway: optionalText,
    amount: optionalAmount.transform((amount) => amount ?? '0'),
    currency: currency.nullish().catch(null),
    receipt: z.unknown().optional(),
  })
  .transform((transaction): ReplicaTransaction => ({
    shopify_order_id: transaction.order_id,
    shopify_transaction_id: transaction.id,
    transaction_id: transaction.authorization ?? transaction.payment_id,
    kind: transaction.kind,
    status: transaction.status,
    at: transaction.processed_at ?? transaction.created_at,
    ...toPaidGiftCard({...transaction, currency: transaction.currency ?? MARKET.currency}),
  }));

/** A refund whose payload may state its amount in another currency than the order's other amounts. */
type DeliveredRefund = Omit<ReplicaRefund, 'amount_minor'> & {readonly amount_minor: number | null};

/**
 * The payload of a webhook about a refund, possibly of no money: a voided payment, or items that were only removed. Its
 * amounts are in the currency of the payment, so the amount is null if that is not the shop's.
 */
export const RefundPayloadSchema = z
  .object({
    id: gid('Refund'),
    order_id: gid('Order'),
    created_at: timestamp,
    transactions: z.array(RefundTransactionSchema),
  })
  .transform((refund): DeliveredRefund => ({
    shopify_order_id: refund.order_id,
    shopify_refund_id: refund.id,
    amount_minor: refund.transactions.every(({currency: paid}) => (paid ?? MARKET.currency) === MARKET.currency)
      ? toRefundedMinor(refund.transactions, MARKET.currency)
      : null,
    at: refund.created_at,
  }));
