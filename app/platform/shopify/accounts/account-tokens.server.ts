import {z} from 'zod';
import type {AppContext} from '../../context.server';
import {createSealedBox, type SealedBox} from '../../session/sealed-box.server';

const TokensSchema = z.object({
  accessToken: z.string().min(1),
  expiresAtMs: z.number(),
  refreshToken: z.string().min(1),
  idToken: z.string().min(1),
});

/** What the shop gives to somebody who has signed in by a code. */
export type AccountTokens = z.infer<typeof TokensSchema>;

/** What the tokens' owners need of a request. */
export type AccountContext = Pick<AppContext, 'config' | 'session' | 'backend' | 'report' | 'waitUntil'>;

const boxOf = ({config}: Pick<AccountContext, 'config'>): SealedBox =>
  createSealedBox(config.SESSION_SECRETS, 'customer account tokens');

/** @returns the tokens as the database keeps them: it holds no key to them */
export const sealTokens = (context: Pick<AccountContext, 'config'>, tokens: AccountTokens): Promise<string> =>
  boxOf(context).seal(tokens);

/** @returns what was sealed; null for none, and for what no secret of ours has sealed */
export async function openTokens(
  context: Pick<AccountContext, 'config'>,
  sealed: string | null | undefined,
): Promise<AccountTokens | null> {
  return sealed ? (TokensSchema.safeParse(await boxOf(context).open(sealed)).data ?? null) : null;
}

/** @returns the tokens of this session as the database keeps them; null when there are none */
export async function findStoredTokens(context: AccountContext, sessionId: string): Promise<AccountTokens | null> {
  // Whoever has seen no version is shown the present one, and claims nothing.
  const asked = {p_session_id: sessionId, p_seen_version: -1};
  const [stored] = await context.backend.call('claim_token_refresh', asked);
  return stored?.state === 'newer' ? openTokens(context, stored.sealed_tokens) : null;
}
