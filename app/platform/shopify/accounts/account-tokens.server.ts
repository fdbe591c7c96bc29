import {z} from 'zod';
import type {AppContext} from '../../context.server';
import {createSealedBox, type SealedBox} from '../../session/sealed-box.server';

const TokensSchema = z.object({
  accessToken: z.string().min(1),
  expiresAtMs: z.number(),
  refreshToken: z.string().min(1),
  idToken: z.string().min(1),
});

/** The tokens of a customer who signed in by a code. */
export type AccountTokens = z.infer<typeof TokensSchema>;

export type AccountContext = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'waitUntil'>;

const boxOf = ({config}: Pick<AccountContext, 'config'>): SealedBox =>
  createSealedBox(config.SESSION_SECRETS, 'customer account tokens');

/** Encrypts tokens for the database, which has no key to them. */
export const sealTokens = (context: Pick<AccountContext, 'config'>, tokens: AccountTokens): Promise<string> =>
  boxOf(context).seal(tokens);

/** Decrypts tokens; null if there are none, or no current secret encrypted them. */
export async function openTokens(
  context: Pick<AccountContext, 'config'>,
  sealed: string | null | undefined,
): Promise<AccountTokens | null> {
  return sealed ? (TokensSchema.safeParse(await boxOf(context).open(sealed)).data ?? null) : null;
}

export async function findStoredTokens(context: AccountContext, sessionId: string): Promise<AccountTokens | null> {
  // For version -1 the function returns the stored tokens and claims no refresh.
  const args = {p_session_id: sessionId, p_seen_version: -1};
  const [stored] = await context.backend.call('claim_token_refresh', args);
  return stored?.state === 'newer' ? openTokens(context, stored.sealed_tokens) : null;
}
