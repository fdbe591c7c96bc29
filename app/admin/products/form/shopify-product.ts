import {z} from 'zod';
import {PRODUCT_STATUSES} from '../product-status';

/** Returns the schema of a list of nodes. */
export const nodes = <Item extends z.ZodType>(item: Item) => z.object({nodes: z.array(item)});

const MetafieldSchema = z.object({key: z.string(), type: z.string(), value: z.string(), compareDigest: z.string()});
const PictureSchema = z.object({url: z.string(), width: z.int().nullable(), height: z.int().nullable()});

export const ShopifyProductSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  descriptionHtml: z.string(),
  status: z.enum(PRODUCT_STATUSES),
  tags: z.array(z.string()),
  updatedAt: z.string(),
  variantsCount: z.object({count: z.int()}).nullable(),
  variants: nodes(
    z.object({
      id: z.string(),
      sku: z.string().nullable(),
      price: z.string(),
      compareAtPrice: z.string().nullable(),
    }),
  ),
  metafields: nodes(MetafieldSchema),
  featuredMedia: z.object({preview: z.object({image: PictureSchema.nullable()}).nullable()}).nullable(),
});

/** A product as the form reads it. */
export type ShopifyProduct = z.output<typeof ShopifyProductSchema>;
