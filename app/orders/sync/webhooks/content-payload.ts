import {z} from 'zod';

/** The payload of a webhook about a product, a collection or a metaobject. */
export const ContentPayloadSchema = z.object({id: z.union([z.number(), z.string()])});

/** The payload of `inventory_levels/update`; `available` is null if the stock is not counted. */
export const InventoryLevelPayloadSchema = z.object({
  inventory_item_id: z.number(),
  location_id: z.number(),
  available: z.number().nullable(),
});
