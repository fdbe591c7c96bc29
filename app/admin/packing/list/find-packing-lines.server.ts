import {z} from 'zod';
import {ownVariantTitle} from '~/core/variant-name';
import type {Admin} from '~/platform/shopify/admin.server';
import {bundleName} from '~/orders/model/bundle-name';
import {PageInfoSchema} from '~/orders/model/find-fulfillment-order-lines.server';
import {readAllNodes} from '~/orders/model/read-all-nodes';
import {PACKING_LINES_QUERY} from '../packing.admin.gql';
import type {PackingLine} from './pick-item';

const text = z.string().nullable();

const LineSchema = z
  .object({
    id: z.string(),
    productTitle: z.string(),
    variantTitle: text,
    sku: text,
    remainingQuantity: z.int(),
    lineItem: z.object({lineItemGroup: z.object({title: z.string(), quantity: z.int()}).nullish()}).nullish(),
    // Null without the scope that reads products.
    variant: z.object({barcode: text, product: z.object({id: z.string()}).nullable()}).nullable(),
  })
  .transform(({id, productTitle, variantTitle, sku, remainingQuantity, lineItem, variant}): PackingLine => ({
    id,
    title: productTitle,
    variant: ownVariantTitle(variantTitle),
    sku,
    barcode: variant?.barcode ?? null,
    quantity: remainingQuantity,
    bundle: lineItem?.lineItemGroup ? bundleName(lineItem.lineItemGroup) : null,
    productId: variant?.product?.id ?? null,
  }));

const ResponseSchema = z.object({
  fulfillmentOrder: z.object({lineItems: z.object({nodes: z.array(LineSchema), pageInfo: PageInfoSchema})}).nullable(),
});

/** Finds what is left to send of a fulfillment order. @throws UpstreamError */
export async function findPackingLines(admin: Admin, fulfillmentOrderId: string): Promise<readonly PackingLine[]> {
  const find = async (after: string | null) => {
    const {fulfillmentOrder} = await admin.query(PACKING_LINES_QUERY, {id: fulfillmentOrderId, after}, ResponseSchema);
    return fulfillmentOrder?.lineItems ?? {nodes: [], pageInfo: {hasNextPage: false}};
  };
  const {nodes} = await readAllNodes(await find(null), find);
  return nodes.filter(({quantity}) => quantity > 0);
}
