import {gid} from '../graphql/gid';
import {gatewayOf, receiptOf} from '../orders/payment-gateway';
import type {RefundRecord, TransactionRecord} from '../orders/order-state';
import type {OrderRecord, ShopContext} from '../state';
import {toRestLineItem} from './rest-line-item';
import {restAmount, restAmounts, restTime} from './rest-values';

export function toRestTransaction(order: OrderRecord, transaction: TransactionRecord) {
  const {number, kind, amountMinor, authorization, parentNumber, createdAt} = transaction;
  return {
    id: number,
    order_id: order.number,
    kind,
    gateway: gatewayOf(transaction),
    status: 'success',
    message: transaction.giftCard ? null : 'Bogus Gateway: Forced success',
    created_at: restTime(createdAt),
    test: transaction.giftCard === undefined,
    authorization,
    location_id: null,
    user_id: null,
    parent_id: parentNumber,
    processed_at: restTime(createdAt),
    device_id: null,
    error_code: null,
    source_name: 'web',
    receipt: receiptOf(transaction),
    currency_exchange_adjustment: null,
    amount: restAmount(amountMinor),
    currency: 'USD',
    payment_id: `${order.checkoutToken}.${number}`,
    manual_payment_gateway: false,
    admin_graphql_api_id: gid('OrderTransaction', number),
  };
}

/** Shipping that is paid back is an adjustment of the order, with a negative amount. */
const adjustmentsOf = (order: OrderRecord, {number, shippingMinor = 0}: RefundRecord) =>
  shippingMinor === 0
    ? []
    : [
        {
          id: number,
          order_id: order.number,
          refund_id: number,
          kind: 'shipping_refund',
          reason: 'Shipping refund',
          ...restAmounts('amount', -shippingMinor),
          ...restAmounts('tax_amount', 0),
        },
      ];

export function toRestRefund(order: OrderRecord, refund: RefundRecord, context: ShopContext) {
  const {number, createdAt, note, lines, transactionNumbers} = refund;
  return {
    id: number,
    order_id: order.number,
    created_at: restTime(createdAt),
    note: note || null,
    user_id: null,
    processed_at: restTime(createdAt),
    restock: lines.some(({restockType}) => restockType !== 'no_restock'),
    duties: [],
    admin_graphql_api_id: gid('Refund', number),
    refund_line_items: lines.flatMap((line) => {
      const sold = order.lines.find((each) => each.number === line.lineNumber);
      return sold
        ? {
            id: line.number,
            quantity: line.quantity,
            line_item_id: line.lineNumber,
            location_id: null,
            restock_type: line.restockType,
            ...restAmounts('subtotal', line.subtotalMinor),
            ...restAmounts('total_tax', 0),
            line_item: toRestLineItem(order, sold, context),
          }
        : [];
    }),
    transactions: order.transactions
      .filter((transaction) => transactionNumbers.includes(transaction.number))
      .map((transaction) => toRestTransaction(order, transaction)),
    order_adjustments: adjustmentsOf(order, refund),
  };
}
