import {z} from 'zod';
import {toAmounts, type OrderAmounts, type OrderMoney} from '../../model/order-amounts';
import {
  amount,
  currency,
  optionalAmount,
  optionalText,
  optionalTimestamp,
  plainText,
  quantity,
  variantTitle,
} from '../../model/order-schemas';
import {toRefundedMinor} from '../replica/refunded-amount';
import {gid} from './payload-ids';
import {RefundTransactionSchema} from './refund-transaction';

/** An optional amount in the store's currency. */
const optionalSet = z
  .object({shop_money: z.object({amount: optionalAmount})})
  .nullish()
  .transform((set) => set?.shop_money.amount ?? null);

/** The parts of discounts on a line or on shipping. */
const AllocationsSchema = z
  .array(z.object({amount_set: optionalSet, discount_application_index: z.number()}))
  .nullish()
  .catch(null);

const LineSchema = z.object({
  id: gid('LineItem'),
  title: plainText,
  variant_title: variantTitle,
  quantity,
  current_quantity: quantity.nullish(),
  price: amount,
  variant_id: gid('ProductVariant').nullish(),
  product_id: gid('Product').nullish(),
  sales_line_item_group_id: gid('LineItemGroup').nullish(),
  sku: optionalText,
  requires_shipping: z.boolean().nullish(),
  discount_allocations: AllocationsSchema,
});

export type PayloadLine = z.output<typeof LineSchema>;

/** The amounts of an order; the fields whose names begin with `current` reflect edits, returns and refunds. */
export const MoneyFields = z.object({
  currency,
  presentment_currency: currency.nullish().catch(null),
  taxes_included: z.boolean().nullish(),
  total_price: amount,
  total_discounts: optionalAmount,
  total_tax: optionalAmount,
  total_tip_received: optionalAmount,
  total_shipping_price_set: optionalSet,
  original_total_duties_set: optionalSet,
  original_total_additional_fees_set: optionalSet,
  current_total_price: optionalAmount,
  current_subtotal_price: optionalAmount,
  current_total_tax: optionalAmount,
  current_shipping_price_set: optionalSet,
  current_total_duties_set: optionalSet,
  current_total_additional_fees_set: optionalSet,
  discount_codes: z.array(z.object({code: plainText, amount: optionalAmount})).nullish(),
  discount_applications: z
    .array(z.object({code: plainText.nullish()}))
    .nullish()
    .catch(null),
  line_items: z.array(LineSchema),
  shipping_lines: z
    .array(
      z.object({
        title: optionalText,
        is_removed: z.boolean().nullish(),
        discount_allocations: AllocationsSchema,
      }),
    )
    .nullish(),
  refunds: z
    .array(z.object({transactions: z.array(RefundTransactionSchema)}))
    .nullish()
    .catch(null),
  cancelled_at: optionalTimestamp,
});

/**
 * Lists the discounts by code. The sums of a payload do not say in which currency they are, so an order that was paid in
 * another one is read from the parts, which have both.
 */
function toCodes(order: z.output<typeof MoneyFields>): OrderMoney['codes'] {
  const {currency: own, presentment_currency: paid, discount_applications: applications, discount_codes} = order;
  if ((paid ?? own) === own) return (discount_codes ?? []).map(({code, amount: sum}) => ({code, amount: sum ?? '0'}));
  const allocations = [...order.line_items, ...(order.shipping_lines ?? [])].flatMap(
    ({discount_allocations}) => discount_allocations ?? [],
  );
  return allocations.flatMap(({amount_set, discount_application_index: at}) => {
    const code = applications?.[at]?.code;
    return code ? [{code, amount: amount_set ?? '0'}] : [];
  });
}

/** Returns 0 for an order that was paid in another currency, because its refunds are stated in that one. */
const toOrderRefundedMinor = ({currency: own, refunds}: z.output<typeof MoneyFields>): number => {
  const transactions = (refunds ?? []).flatMap((refund) => refund.transactions);
  return transactions.every(({currency: paid}) => (paid ?? own) === own) ? toRefundedMinor(transactions, own) : 0;
};

export const toOrderAmounts = (order: z.output<typeof MoneyFields>): OrderAmounts =>
  toAmounts({
    currency: order.currency,
    isCancelled: order.cancelled_at !== null,
    areTaxesIncluded: order.taxes_included ?? false,
    tip: order.total_tip_received ?? '0',
    codes: toCodes(order),
    refundedMinor: toOrderRefundedMinor(order),
    lines: order.line_items.map(({price, quantity: orderedQuantity, current_quantity}) => ({
      price,
      quantity: orderedQuantity,
      currentQuantity: current_quantity ?? orderedQuantity,
    })),
    placed: {
      discounts: order.total_discounts ?? '0',
      shipping: order.total_shipping_price_set ?? '0',
      tax: order.total_tax ?? '0',
      duties: order.original_total_duties_set ?? '0',
      fees: order.original_total_additional_fees_set ?? '0',
      total: order.total_price,
    },
    current: {
      subtotal: order.current_subtotal_price,
      shipping: order.current_shipping_price_set,
      tax: order.current_total_tax,
      duties: order.current_total_duties_set,
      fees: order.current_total_additional_fees_set,
      total: order.current_total_price,
    },
  });
