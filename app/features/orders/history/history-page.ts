import {z} from 'zod';
import {amount, currency, timestamp, optionalTimestamp, plainText, status} from '../model/order-schemas';

const OrderSchema = z.object({
  // Behind the number an id may carry a key, which the mirror does not keep.
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

/** One page of the shop's list, as the shop answers it. */
export const HistoryPageSchema = z.object({
  edges: z.array(z.object({cursor: z.string().min(1), node: OrderSchema})),
  pageInfo: z.object({hasNextPage: z.boolean()}),
});

/** An order as the shop's list tells it. */
export type ShopOrder = z.output<typeof OrderSchema>;
