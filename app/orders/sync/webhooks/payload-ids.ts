import {z} from 'zod';

/** A numeric id; `parseExactJson` returns long ones as text. */
const legacyId = z.union([
  z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  z.string().regex(/^[1-9]\d{0,19}$/),
]);

/** Parses the numeric id of a webhook payload into a global id. */
export const gid = (kind: string) => legacyId.transform((id) => `gid://shopify/${kind}/${id}`);
