import {z} from 'zod';
import {toMinorUnits} from '~/core/money';
import {ownVariantTitle} from '~/core/variant-name';
import type {Admin} from '~/platform/shopify/admin.server';
import type {SuggestedPayment} from './refund-amount';
import type {RefundChoice} from './refund-choice';
import {STAFF_REFUND_STATE_QUERY} from './refund.admin.gql';

/** What can be refunded of an order, as of now. Amounts are in minor units of the currency. */
export interface RefundState {
  readonly currency: string;
  /** Whether the customer paid in another currency, in which Shopify would expect the amounts. */
  readonly isForeignCurrency: boolean;
  readonly refunds: readonly {readonly id: string; readonly amountMinor: number}[];
  readonly lines: readonly RefundableLine[];
  /** Where the items go back in stock; null if unknown. */
  readonly locationId: string | null;
  readonly shippingMinor: number;
  /** What Shopify suggests for the choice. */
  readonly suggested: SuggestedAmounts;
}

/** A line of an order, with how many of it can be refunded. */
export interface RefundableLine {
  readonly id: string;
  readonly title: string;
  readonly variant: string | null;
  readonly refundable: number;
  /** How many were not sent. */
  readonly unfulfilled: number;
}

/** The amounts that Shopify suggests, in minor units. */
interface SuggestedAmounts {
  readonly itemsMinor: number;
  readonly taxMinor: number;
  readonly shippingMinor: number;
  readonly amountMinor: number;
  /** What can be refunded of the whole order. */
  readonly maximumMinor: number;
  readonly payments: readonly SuggestedPayment[];
}

const MoneySchema = z.object({shopMoney: z.object({amount: z.string()})}).transform(({shopMoney}) => shopMoney.amount);

const OrderSchema = z.object({
  currencyCode: z.string(),
  presentmentCurrencyCode: z.string(),
  refunds: z.array(z.object({id: z.string(), totalRefundedSet: MoneySchema})),
  lineItems: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        variantTitle: z.string().nullable(),
        refundableQuantity: z.int(),
        unfulfilledQuantity: z.int(),
      }),
    ),
  }),
  fulfillmentOrders: z.object({
    nodes: z.array(z.object({assignedLocation: z.object({location: z.object({id: z.string()}).nullable()})})),
  }),
  suggestedRefund: z.object({
    amountSet: MoneySchema,
    maximumRefundableSet: MoneySchema,
    subtotalSet: MoneySchema,
    totalTaxSet: MoneySchema,
    shipping: z.object({amountSet: MoneySchema, maximumRefundableSet: MoneySchema}),
    suggestedTransactions: z.array(
      z.object({
        gateway: z.string().nullable(),
        amountSet: MoneySchema,
        parentTransaction: z.object({id: z.string()}).nullable(),
      }),
    ),
  }),
});

const ResponseSchema = z.object({order: OrderSchema.nullable()});

/**
 * Finds what can be refunded of an order, and what Shopify suggests for a choice; null if Shopify has no such order.
 * @throws UpstreamError
 */
export async function findRefundState(
  admin: Admin,
  orderId: string,
  {quantities, isShipping}: RefundChoice,
): Promise<RefundState | null> {
  const variables = {id: orderId, refundLineItems: quantities, refundShipping: isShipping};
  const {order} = await admin.query(STAFF_REFUND_STATE_QUERY, variables, ResponseSchema);
  return order && toState(order);
}

function toState(order: z.infer<typeof OrderSchema>): RefundState {
  const {currencyCode, suggestedRefund: suggestion} = order;
  const minor = (amount: string) => toMinorUnits({amount, currencyCode});
  const payments = suggestion.suggestedTransactions.map(({gateway, amountSet, parentTransaction}) => ({
    amountMinor: minor(amountSet),
    gateway: gateway ?? '',
    parentId: parentTransaction?.id ?? null,
  }));
  const payableMinor = payments.reduce((sum, {amountMinor}) => sum + amountMinor, 0);
  return {
    currency: currencyCode,
    isForeignCurrency: order.presentmentCurrencyCode !== currencyCode,
    refunds: order.refunds.map(({id, totalRefundedSet}) => ({id, amountMinor: minor(totalRefundedSet)})),
    lines: order.lineItems.nodes.map((line) => ({
      id: line.id,
      title: line.title,
      variant: ownVariantTitle(line.variantTitle),
      refundable: line.refundableQuantity,
      unfulfilled: line.unfulfilledQuantity,
    })),
    locationId: order.fulfillmentOrders.nodes[0]?.assignedLocation.location?.id ?? null,
    shippingMinor: minor(suggestion.shipping.maximumRefundableSet),
    suggested: {
      itemsMinor: minor(suggestion.subtotalSet),
      taxMinor: minor(suggestion.totalTaxSet),
      shippingMinor: minor(suggestion.shipping.amountSet),
      // Without a payment to return, such as that of an unpaid order, no money would go back.
      amountMinor: Math.min(minor(suggestion.amountSet), payableMinor),
      maximumMinor: minor(suggestion.maximumRefundableSet),
      payments,
    },
  };
}
