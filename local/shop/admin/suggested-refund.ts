import {gidNumber} from '../graphql/gid';
import {money} from '../graphql/money';
import {FieldNotEmulatedError} from '../graphql/schema';
import {currentQuantity, refundedShippingMinor} from '../orders/order-status';
import {gatewayOf} from '../orders/payment-gateway';
import {divideRefund} from '../orders/take-payments';
import {paidMinor, refundableMinor} from '../orders/refund-order';
import type {OrderRecord, ShopContext} from '../state';
import {toAdminLineItem} from './admin-line-item';
import {toAdminTransaction, type AdminOrder} from './admin-order-node';
import {moneyBag} from './money-bag';
import {toMinor} from './to-minor';

interface SuggestArgs {
  readonly refundLineItems?: readonly {readonly lineItemId: string; readonly quantity: number}[] | null;
  readonly refundShipping?: boolean | null;
  readonly shippingAmount?: string | null;
  readonly suggestFullRefund?: boolean | null;
  readonly refundDuties?: readonly object[] | null;
}

interface SuggestedLine {
  readonly line: OrderRecord['lines'][number];
  readonly quantity: number;
}

/** Returns the lines to refund, never more of them than was not refunded yet. */
function linesOf(order: OrderRecord, {suggestFullRefund, refundLineItems}: SuggestArgs): SuggestedLine[] {
  const all = order.lines.map((line) => ({line, quantity: currentQuantity(order, line)}));
  if (suggestFullRefund) return all.filter(({quantity}) => quantity > 0);
  return (refundLineItems ?? []).flatMap(({lineItemId, quantity}) =>
    all
      .filter(({line}) => line.number === gidNumber('LineItem', lineItemId))
      .map(({line, quantity: most}) => ({line, quantity: Math.min(most, quantity)})),
  );
}

function shippingOf(order: OrderRecord, {suggestFullRefund, refundShipping, shippingAmount}: SuggestArgs) {
  const maximumMinor = order.shippingMinor - refundedShippingMinor(order);
  const askedMinor = toMinor(shippingAmount ?? '0');
  return {maximumMinor, minor: suggestFullRefund || refundShipping ? maximumMinor : Math.min(maximumMinor, askedMinor)};
}

const toAmounts = (name: string, minor: number) => ({[`${name}Set`]: moneyBag(minor), [name]: money(minor).amount});

function toTransactions(order: OrderRecord, amountMinor: number) {
  return divideRefund(order, amountMinor).map(({parent, amountMinor: backMinor}) => {
    const parentTransaction = toAdminTransaction(order, parent);
    return {
      ...toAmounts('amount', backMinor),
      ...toAmounts('maximumRefundable', refundableMinor(order)),
      kind: 'SUGGESTED_REFUND',
      gateway: gatewayOf(parent),
      formattedGateway: parentTransaction.formattedGateway,
      accountNumber: null,
      paymentDetails: null,
      parentTransaction,
    };
  });
}

/** `Order.suggestedRefund`: the amounts to send to `refundCreate` for some lines and shipping. */
export function suggestRefund({record: order}: AdminOrder, args: SuggestArgs, context: ShopContext) {
  if ((args.refundDuties ?? []).length > 0) throw new FieldNotEmulatedError('Order', 'suggestedRefund of duties');
  const lines = linesOf(order, args);
  const shipping = shippingOf(order, args);
  const subtotalMinor = lines.reduce((sum, {line, quantity}) => sum + paidMinor(line, quantity), 0);
  const fullMinor = lines.reduce((sum, {line, quantity}) => sum + line.priceMinor * quantity, 0);
  const amountMinor = Math.min(refundableMinor(order), subtotalMinor + shipping.minor);
  return {
    ...toAmounts('amount', amountMinor),
    ...toAmounts('maximumRefundable', refundableMinor(order)),
    ...toAmounts('subtotal', subtotalMinor),
    discountedSubtotalSet: moneyBag(subtotalMinor),
    totalCartDiscountAmountSet: moneyBag(fullMinor - subtotalMinor),
    totalDutiesSet: moneyBag(0),
    totalTaxSet: moneyBag(0),
    totalTaxes: money(0).amount,
    refundDuties: [],
    suggestedRefundMethods: [],
    shipping: {
      ...toAmounts('amount', shipping.minor),
      ...toAmounts('maximumRefundable', shipping.maximumMinor),
      ...toAmounts('tax', 0),
    },
    refundLineItems: lines.map(({line, quantity}) => ({
      id: null,
      quantity,
      restockType: 'NO_RESTOCK',
      restocked: false,
      subtotalSet: moneyBag(paidMinor(line, quantity)),
      totalTaxSet: moneyBag(0),
      lineItem: toAdminLineItem(order, line, context),
    })),
    suggestedTransactions: toTransactions(order, amountMinor),
  };
}
