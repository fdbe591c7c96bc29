import {z} from 'zod';
import {amount, currency, timestamp, optionalTimestamp, plainText, status} from '~/orders/model/order-schemas';

const OrderSchema = z.object({
  // The id may carry a `?key=` parameter, which the replica does not store.
  id: z
    .string()
    .transform((id) => id.replace(/\?.*/, ''))
    .pipe(z.string().regex(/^gid:\/\/shopify\/Order\/[1-9]\d*$/)),
  name: plainText,
  processedAt: timestamp,
  cancelledAt: optionalTimestamp,
  financialStatus: status.nullish(),
  fulfillmentStatus: status,
  statusPageUrl: z.string(),
  totalPrice: z.object({amount, currencyCode: currency}),
});

/** A page of orders of the Customer Account API. */
export const HistoryPageSchema = z.object({
  edges: z.array(z.object({cursor: z.string().min(1), node: OrderSchema})),
  pageInfo: z.object({hasNextPage: z.boolean()}),
});

/** An order of the Customer Account API. */
export type ShopOrder = z.output<typeof OrderSchema>;
