import {z} from 'zod';

const token = z.object({value: z.string().min(1), expiresAtMs: z.number()});

const SessionClaimsSchema = z.object({
  sessionId: z.uuid(),
  /** The principal: `profiles.user_id`. */
  userId: z.uuid(),
  /** The identity provider of the sign-in. */
  issuer: z.enum(['shopify', 'google']),
  /** When the person last authenticated. */
  provenAtMs: z.number(),
  /** Shown in the greeting without a database query. */
  firstName: z.string().nullable(),
  /** The customer access token of the Storefront API (classic customer accounts). */
  customerToken: token.nullable(),
  /** The Customer Account API access token, and the version of the stored tokens it belongs to. */
  accountToken: token.extend({version: z.number().int()}).nullable(),
});

/** The content of the session cookie, read on every request without I/O. */
export type SessionClaims = z.infer<typeof SessionClaimsSchema>;

/** Returns whether the session cannot identify the person any more once Shopify rejects one of their tokens. */
export const dependsOnShopifyToken = ({issuer, customerToken, accountToken}: SessionClaims): boolean =>
  issuer === 'shopify' && !(customerToken && accountToken);

/** Parses the claims of a decrypted cookie; returns null if they are invalid, or if there is no cookie. */
export function parseSessionClaims(value: unknown): SessionClaims | null {
  return value === null ? null : (SessionClaimsSchema.safeParse(value).data ?? null);
}
