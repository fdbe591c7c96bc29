import {z} from 'zod';
import type {Admin} from '~/platform/shopify/admin.server';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {FULFILLMENT_ORDER_LINES_QUERY} from './fulfillment-orders.admin.gql';
import {readAllNodes, type NodePage} from './read-all-nodes';

export const PageInfoSchema = z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()});

/** A fulfillment order as the fragment reads it: with the first page of its lines. */
interface FulfillmentOrderPage<Line> {
  readonly id: string;
  readonly lineItems: NodePage<Line>;
}

/**
 * Returns all lines of a fulfillment order, and whether there are more than are ever read.
 * @param LineSchema how the lines of the first page were parsed
 * @throws UpstreamError
 */
export const findFulfillmentOrderLines = <Line>(
  admin: Admin,
  {id, lineItems}: FulfillmentOrderPage<Line>,
  LineSchema: z.ZodType<Line>,
) =>
  readAllNodes(lineItems, async (after) => {
    const schema = z.object({
      fulfillmentOrder: z
        .object({lineItems: z.object({nodes: z.array(LineSchema), pageInfo: PageInfoSchema})})
        .nullable(),
    });
    const {fulfillmentOrder} = await admin.query(FULFILLMENT_ORDER_LINES_QUERY, {id, after}, schema);
    if (!fulfillmentOrder) throw new UpstreamError('partial', 'admin');
    return fulfillmentOrder.lineItems;
  });
