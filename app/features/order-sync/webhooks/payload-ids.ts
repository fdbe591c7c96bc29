import {z} from 'zod';

/** An id as webhooks write it: a number, or text where `parseExactJson` has kept a long one. */
const legacyId = z.union([
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  z.string().regex(/^[1-9]\d{0,19}$/),
]);

/** The global id of a thing whose number a webhook tells. */
export const gid = (kind: string) => legacyId.transform((id) => `gid://shopify/${kind}/${id}`);
