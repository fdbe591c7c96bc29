import {gid} from '../graphql/gid';
import {money} from '../graphql/money';
import type {TransactionRecord} from '../orders/order-state';
import {financialStatus} from '../orders/order-status';
import {gatewayOf} from '../orders/payment-gateway';
import type {OrderRecord} from '../state';

/** Converts a transaction to a node of the Customer Account API, which names a gift card by its last characters. */
export function toTransactionNode(order: OrderRecord, transaction: TransactionRecord) {
  const {number, kind, amountMinor, giftCard, parentNumber, createdAt} = transaction;
  const amount = money(amountMinor);
  return {
    id: gid('OrderTransaction', number),
    kind: kind.toUpperCase(),
    status: 'SUCCESS',
    type: giftCard ? 'GIFT_CARD' : 'CARD',
    createdAt,
    processedAt: createdAt,
    transactionAmount: {shopMoney: amount, presentmentMoney: amount},
    transactionParentId: parentNumber === null ? null : gid('OrderTransaction', parentNumber),
    giftCardDetails: giftCard ? {last4: giftCard.lastCharacters, balance: money(giftCard.balanceMinor)} : null,
    paymentDetails: null,
    paymentIcon: null,
    typeDetails: {name: gatewayOf(transaction), message: null},
  };
}

export const toPaymentInformation = (order: OrderRecord) => ({
  paymentStatus: financialStatus(order).toUpperCase(),
  totalPaidAmount: money(order.totalMinor),
  totalOutstandingAmount: money(0),
  paymentCollectionUrl: null,
  paymentTerms: null,
});
