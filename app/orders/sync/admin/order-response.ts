import {z} from 'zod';
import {
  toAddress,
  amount,
  currency,
  timestamp,
  optionalAmount,
  optionalEmail,
  optionalLink,
  optionalTimestamp,
  optionalText,
  orderNameText,
  plainText,
  quantity,
  status,
  variantTitle,
} from '../../model/order-schemas';
import {PageInfoSchema} from '../../model/find-fulfillment-order-lines.server';
import {visitAttribute} from '../replica/visit-attribute';

const money = z.object({shopMoney: z.object({amount})}).transform(({shopMoney}) => shopMoney.amount);
const optionalMoney = z
  .object({shopMoney: z.object({amount: optionalAmount})})
  .nullish()
  .transform((bag) => bag?.shopMoney.amount ?? null);
const reference = z
  .object({id: z.string()})
  .nullish()
  .transform((node) => node?.id ?? null);

const AllocationsSchema = z.array(
  z.object({
    allocatedAmountSet: optionalMoney,
    discountApplication: z.object({code: plainText.optional()}),
  }),
);

/** A discount on a line or on shipping, with its code if it has one. */
export type Allocation = z.output<typeof AllocationsSchema>[number];

const LineItemGroupSchema = z.object({
  id: z.string(),
  title: plainText,
  quantity,
  variantId: z.string().nullish(),
});

export const LinesSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.string(),
      title: plainText,
      variantTitle,
      sku: optionalText,
      quantity,
      currentQuantity: quantity,
      requiresShipping: z.boolean().default(true),
      image: z.object({url: optionalLink}).nullish(),
      originalUnitPriceSet: money,
      variant: reference,
      product: reference,
      lineItemGroup: LineItemGroupSchema.nullish(),
      discountAllocations: AllocationsSchema,
    }),
  ),
  pageInfo: PageInfoSchema,
});

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
  .transform(({firstName: first_name, lastName: last_name, ...lines}) => toAddress({first_name, last_name, ...lines}));

export const ParcelLinesSchema = z.object({
  nodes: z.array(z.object({quantity: quantity.nullish(), lineItem: z.object({id: z.string()})})),
  pageInfo: PageInfoSchema,
});

const FulfillmentSchema = z.object({
  id: z.string(),
  status,
  displayStatus: status.nullish(),
  createdAt: timestamp,
  updatedAt: timestamp,
  inTransitAt: optionalTimestamp,
  deliveredAt: optionalTimestamp,
  estimatedDeliveryAt: optionalTimestamp,
  trackingInfo: z.array(z.object({company: optionalText, number: optionalText, url: optionalLink})),
  fulfillmentLineItems: ParcelLinesSchema,
});

/** A JSON value, which the API returns as text. */
const receipt = z
  .unknown()
  .optional()
  .transform((value): unknown => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value);
    } catch {
      return null;
    }
  });

const TransactionSchema = z.object({
  id: z.string(),
  kind: status,
  status,
  gateway: optionalText,
  receiptJson: receipt,
  amountSet: optionalMoney,
  authorizationCode: optionalText,
  paymentId: optionalText,
  processedAt: optionalTimestamp,
  createdAt: timestamp,
});

export const OrderResponseSchema = z.object({
  id: z.string(),
  name: orderNameText,
  email: optionalEmail,
  createdAt: timestamp,
  updatedAt: timestamp,
  cancelledAt: optionalTimestamp,
  closedAt: optionalTimestamp,
  displayFinancialStatus: status.nullish(),
  displayFulfillmentStatus: status,
  currencyCode: currency,
  sourceName: optionalText,
  test: z.boolean(),
  taxesIncluded: z.boolean(),
  statusPageUrl: optionalLink,
  // Undefined if the app may not read the field.
  note: optionalText.optional(),
  tags: z.array(z.string()).optional(),
  customAttributes: visitAttribute,
  risk: z.object({recommendation: status}).optional(),
  // Undefined if the app may not read customers; null if the order has no customer.
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
  shippingLines: z.object({nodes: z.array(z.object({title: optionalText, discountAllocations: AllocationsSchema}))}),
  fulfillments: z.array(FulfillmentSchema),
  transactions: z.array(TransactionSchema),
  refunds: z.array(
    z.object({
      id: z.string(),
      createdAt: timestamp,
      transactions: z.object({nodes: z.array(z.object({kind: status, status, amountSet: optionalMoney}))}),
    }),
  ),
});

export type OrderResponse = z.output<typeof OrderResponseSchema>;

export const FulfillmentOrderLineSchema = z.object({id: z.string(), productTitle: plainText, totalQuantity: quantity});

export const FulfillmentOrdersSchema = z.object({
  id: z.string(),
  fulfillmentOrders: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        status,
        createdAt: timestamp,
        deliveryMethod: z.object({methodType: status}).nullish(),
        fulfillmentHolds: z.array(z.object({reason: status})),
        lineItems: z.object({nodes: z.array(FulfillmentOrderLineSchema), pageInfo: PageInfoSchema}),
      }),
    ),
  }),
});
