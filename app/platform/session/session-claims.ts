import {z} from 'zod';

const token = z.object({value: z.string().min(1), expiresAtMs: z.number()});

const SessionClaimsSchema = z.object({
  /** The session's row in the database. */
  sessionId: z.uuid(),
  /** The principal: `profiles.user_id`. */
  userId: z.uuid(),
  /** Who vouched for the person. */
  issuer: z.enum(['shopify', 'google']),
  /** When the person last proved who they are. */
  provenAtMs: z.number(),
  /** For the greeting, so that no page asks the database for it. */
  firstName: z.string().nullable(),
  /** The shop's classic customer token. */
  customerToken: token.nullable(),
  /** The Customer Account API's access token, and the version of the tokens in the database that it belongs to. */
  accountToken: token.extend({version: z.number().int()}).nullable(),
});

/** What the session cookie says: read on every request without asking anybody. */
export type SessionClaims = z.infer<typeof SessionClaimsSchema>;

/** @returns whether nothing is left to show who this is, once the shop takes one of their tokens no longer */
export const hangsOnShopToken = ({issuer, customerToken, accountToken}: SessionClaims): boolean =>
  issuer === 'shopify' && !(customerToken && accountToken);

/** @returns the claims of an opened cookie; null when it holds anything else */
export function parseSessionClaims(value: unknown): SessionClaims | null {
  return SessionClaimsSchema.safeParse(value).data ?? null;
}
