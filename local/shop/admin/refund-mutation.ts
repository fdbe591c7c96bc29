import type {GraphQLResolveInfo} from 'graphql';
import {gidNumber} from '../graphql/gid';
import {FieldNotEmulatedError} from '../graphql/schema';
import {findOrder} from '../orders/find-order';
import type {RefundRecord} from '../orders/order-state';
import {currentQuantity, refundedShippingMinor} from '../orders/order-status';
import {refundableMinor, refundOrder, type RefundRequest} from '../orders/refund-order';
import type {OrderRecord, ShopContext} from '../state';
import {toAdminOrder, toAdminRefund} from './admin-order-node';
import {digestOf, KEY_MISMATCH, requireIdempotencyKey} from './idempotency-key';
import {toMinor} from './to-minor';

interface RefundInput {
  readonly orderId: string;
  readonly note?: string | null;
  readonly notify?: boolean | null;
  readonly refundLineItems?:
    | readonly {readonly lineItemId: string; readonly quantity: number; readonly restockType?: string | null}[]
    | null;
  readonly shipping?: {readonly amount?: string | null; readonly fullRefund?: boolean | null} | null;
  readonly transactions?: readonly {readonly amount: string; readonly kind: string}[] | null;
}

/** The refund has the amount of its transactions; duties, store credit and refunds of more than was paid are not emulated. */
const EMULATED = ['orderId', 'note', 'notify', 'refundLineItems', 'shipping', 'transactions'];
const RESTOCK = {CANCEL: 'cancel', NO_RESTOCK: 'no_restock', RETURN: 'return'} as const;

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

function requireEmulated(input: RefundInput): void {
  const isUsed = ([, value]: [string, unknown]) => value !== false && value !== null && !isEmptyList(value);
  const unknown = Object.entries(input)
    .filter(isUsed)
    .map(([key]) => key)
    .find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('RefundInput', unknown);
}

function toRestockType(asked: string) {
  if (!Object.hasOwn(RESTOCK, asked)) throw new FieldNotEmulatedError('RefundLineItemRestockType', asked);
  return RESTOCK[asked as keyof typeof RESTOCK];
}

/** Converts the input to a refund, or returns an error message. */
function toRefundRequest(order: OrderRecord, input: RefundInput, key: string): RefundRequest | string {
  const lines = (input.refundLineItems ?? []).map(({lineItemId, quantity, restockType}) => {
    const number = gidNumber('LineItem', lineItemId);
    const line = order.lines.find((each) => each.number === number);
    return {line, quantity, restockType: toRestockType(restockType ?? 'NO_RESTOCK')};
  });
  const isPossible = (requested: (typeof lines)[number]): requested is RefundRequest['lines'][number] =>
    requested.line !== undefined &&
    requested.quantity > 0 &&
    requested.quantity <= currentQuantity(order, requested.line);
  if (!lines.every(isPossible)) return 'Quantity cannot refund more items than were purchased';
  const amountsMinor = (input.transactions ?? []).map(({amount}) => toMinor(amount));
  const amountMinor = amountsMinor.reduce((sum, amount) => sum + amount, 0);
  const isPayable = amountsMinor.every((amount) => amount > 0) && amountMinor <= refundableMinor(order);
  if (!isPayable) return 'Refund amount exceeds what can be refunded';
  const openShippingMinor = order.shippingMinor - refundedShippingMinor(order);
  const shippingMinor = input.shipping?.fullRefund ? openShippingMinor : toMinor(input.shipping?.amount ?? '0');
  if (shippingMinor < 0 || shippingMinor > openShippingMinor) return 'Shipping refund exceeds what can be refunded';
  return {
    lines,
    amountMinor,
    shippingMinor,
    note: input.note ?? '',
    key,
    inputDigest: digestOf(input),
    notifies: input.notify ?? false,
  };
}

/** `refundCreate`: a request with a known idempotency key returns the refund that the key created. */
export function createRefund(
  _root: unknown,
  {input}: {input: RefundInput},
  context: ShopContext,
  info: GraphQLResolveInfo,
) {
  const key = requireIdempotencyKey(info);
  requireEmulated(input);
  const refuse = (message: string) => ({order: null, refund: null, userErrors: [{field: ['input'], message}]});
  const order = findOrder(context.state, input.orderId);
  if (!order) return refuse('Order does not exist');
  const response = (refund: RefundRecord) => ({
    order: toAdminOrder(order, context),
    refund: toAdminRefund(order, refund, context),
    userErrors: [],
  });
  const earlier = context.state.data.orders.flatMap(({refunds}) => refunds).find((refund) => refund.key === key);
  if (earlier) return earlier.inputDigest === digestOf(input) ? response(earlier) : refuse(KEY_MISMATCH);
  const request = toRefundRequest(order, input, key);
  return typeof request === 'string' ? refuse(request) : response(refundOrder(order, request, context));
}
