import {z} from 'zod';
import {
  addressOf,
  amount,
  currency,
  moment,
  optionalAmount,
  optionalEmail,
  optionalLink,
  optionalMoment,
  optionalText,
  orderName,
  plainText,
  quantity,
  status,
  variantTitle,
} from '~/features/orders/model/order-schemas';

const money = z.object({shopMoney: z.object({amount})}).transform(({shopMoney}) => shopMoney.amount);
const optionalMoney = z
  .object({shopMoney: z.object({amount: optionalAmount})})
  .nullish()
  .transform((bag) => bag?.shopMoney.amount ?? null);
const reference = z
  .object({id: z.string()})
  .nullish()
  .transform((thing) => thing?.id ?? null);

const AllocationsSchema = z.array(
  z.object({
    allocatedAmountSet: optionalMoney,
    discountApplication: z.object({code: plainText.optional()}),
  }),
);

/** What was taken off a line or off shipping, by code or without one. */
export type Allocation = z.output<typeof AllocationsSchema>[number];

/** A page of an order's lines. */
export const LinesSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      title: plainText,
      variantTitle,
      quantity,
      currentQuantity: quantity,
      image: z.object({url: optionalLink}).nullish(),
      originalUnitPriceSet: money,
      variant: reference,
      product: reference,
      discountAllocations: AllocationsSchema,
    }),
  ),
  pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
});

/** One line as the shop's staff sees it. */
export type OrderLine = z.output<typeof LinesSchema>['nodes'][number];

const AddressSchema = z
  .object({
    firstName: optionalText,
    lastName: optionalText,
    address1: optionalText,
    address2: optionalText,
    city: optionalText,
    province: optionalText,
    zip: optionalText,
    country: optionalText,
    phone: optionalText,
  })
  .transform(({firstName: first_name, lastName: last_name, ...lines}) => addressOf({first_name, last_name, ...lines}));

const FulfillmentSchema = z.object({
  id: z.string(),
  status,
  displayStatus: status.nullish(),
  createdAt: moment,
  updatedAt: moment,
  inTransitAt: optionalMoment,
  deliveredAt: optionalMoment,
  trackingInfo: z.array(z.object({company: optionalText, number: optionalText, url: optionalLink})),
});

const TransactionSchema = z.object({
  id: z.string(),
  kind: status,
  status,
  authorizationCode: optionalText,
  paymentId: optionalText,
  processedAt: optionalMoment,
  createdAt: moment,
});

/** An order as the Admin API tells it. */
export const OrderAnswerSchema = z.object({
  id: z.string(),
  name: orderName,
  email: optionalEmail,
  createdAt: moment,
  updatedAt: moment,
  cancelledAt: optionalMoment,
  closedAt: optionalMoment,
  displayFinancialStatus: status.nullish(),
  displayFulfillmentStatus: status,
  currencyCode: currency,
  sourceName: optionalText,
  test: z.boolean(),
  taxesIncluded: z.boolean(),
  statusPageUrl: optionalLink,
  // Absent where the store denies it: then it says nothing about whose the order is.
  customer: z.object({id: z.string()}).nullish(),
  totalDiscountsSet: optionalMoney,
  totalShippingPriceSet: optionalMoney,
  totalTaxSet: optionalMoney,
  totalPriceSet: money,
  originalTotalDutiesSet: optionalMoney,
  originalTotalAdditionalFeesSet: optionalMoney,
  totalTipReceivedSet: optionalMoney,
  currentSubtotalPriceSet: optionalMoney,
  currentShippingPriceSet: optionalMoney,
  currentTotalTaxSet: optionalMoney,
  currentTotalDutiesSet: optionalMoney,
  currentTotalAdditionalFeesSet: optionalMoney,
  currentTotalPriceSet: optionalMoney,
  shippingAddress: AddressSchema.nullish(),
  lineItems: LinesSchema,
  shippingLines: z.object({nodes: z.array(z.object({discountAllocations: AllocationsSchema}))}),
  fulfillments: z.array(FulfillmentSchema),
  transactions: z.array(TransactionSchema),
  refunds: z.array(
    z.object({
      id: z.string(),
      createdAt: moment,
      transactions: z.object({nodes: z.array(z.object({kind: status, status, amountSet: optionalMoney}))}),
    }),
  ),
});

/** See {@link OrderAnswerSchema}. */
export type OrderAnswer = z.output<typeof OrderAnswerSchema>;

/** What is to be packed of an order, as the Admin API tells it. */
export const FulfillmentOrdersSchema = z.object({
  id: z.string(),
  fulfillmentOrders: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        status,
        createdAt: moment,
        lineItems: z.object({
          nodes: z.array(z.object({id: z.string(), productTitle: plainText, totalQuantity: quantity})),
        }),
      }),
    ),
  }),
});
