import {z} from 'zod';

/** The payload of a webhook about a product, a collection or a metaobject. */
export const ContentPayloadSchema = z.object({id: z.union([z.number(), z.string()])});
