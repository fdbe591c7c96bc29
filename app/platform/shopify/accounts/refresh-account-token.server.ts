import {z} from 'zod';
import type {SessionClaims} from '../../session/session-claims';
import {UpstreamError} from '../upstream-problem';
import {accountSettings, createAccountClient, type AccountSettings} from './account-client.server';
import {openTokens, sealTokens, type AccountContext, type AccountTokens} from './account-tokens.server';

const DEADLINE_MS = 5_000;
const PAUSE_MS = 150;
/** As in Hydrogen, a token that is about to expire is not used. */
const EARLY_SECONDS = 120;

type HeldToken = NonNullable<SessionClaims['accountToken']>;

/** Of each request: the loaders of a page run at once, and share one refresh and its failure. */
const freshTokens = new WeakMap<AccountContext['session'], Promise<string | null>>();

/**
 * Returns the signed-in customer's access token, refreshed if expired. A refresh token works once, so of concurrent
 * requests one refreshes and the others wait for its result.
 * @returns null if there is none, or Shopify no longer accepts it: then the cookie is cleared
 * @throws UpstreamError or BackendUnavailable on an outage
 */
export function freshAccountToken(context: AccountContext): Promise<string | null> {
  const known = freshTokens.get(context.session) ?? findFreshToken(context);
  freshTokens.set(context.session, known);
  return known;
}

async function findFreshToken(context: AccountContext): Promise<string | null> {
  const claims = await context.session.claims();
  const settings = accountSettings(context.config);
  if (!claims?.accountToken || !settings) return null;
  let token: HeldToken | null = claims.accountToken;
  const until = Date.now() + DEADLINE_MS;
  while (token && token.expiresAtMs <= Date.now()) {
    if (Date.now() > until) throw new UpstreamError('timeout', 'customer accounts');
    token = await refresh(context, settings, claims.sessionId, token);
  }
  if (token !== claims.accountToken) await context.session.amend({accountToken: token});
  return token?.value ?? null;
}

async function refresh(
  context: AccountContext,
  settings: AccountSettings,
  sessionId: string,
  seen: HeldToken,
): Promise<HeldToken | null> {
  const args = {p_session_id: sessionId, p_seen_version: seen.version};
  const [claim] = await context.backend.call('claim_token_refresh', args);
  if (claim?.state === 'busy') {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return seen;
  }
  const tokens = await openTokens(context, claim?.sealed_tokens);
  if (!claim || !tokens) return null;
  if (claim.state === 'newer') return toHeldToken(tokens, claim.tokens_version);
  return refreshUnderClaim(context, settings, {sessionId, claimId: claim.claim_id, tokens});
}

interface Claimed {
  readonly sessionId: string;
  readonly claimId: string;
  readonly tokens: AccountTokens;
}

async function refreshUnderClaim(
  context: AccountContext,
  settings: AccountSettings,
  {sessionId, claimId, tokens}: Claimed,
): Promise<HeldToken | null> {
  const claim = {p_session_id: sessionId, p_claim_id: claimId};
  try {
    const refreshed = await requestTokens(context, settings, tokens);
    const sealed = refreshed ? {p_sealed_tokens: await sealTokens(context, refreshed)} : {};
    const version = await context.backend.call('finish_token_refresh', {...claim, ...sealed});
    return refreshed && version !== null ? toHeldToken(refreshed, version) : null;
  } catch (error) {
    context.waitUntil(context.backend.call('finish_token_refresh', claim).catch(context.report));
    throw error;
  }
}

const toHeldToken = ({accessToken, expiresAtMs}: AccountTokens, version: number): HeldToken => ({
  value: accessToken,
  expiresAtMs,
  version,
});

const ResponseSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number(),
  refresh_token: z.string().min(1),
});

/** Replaces Hydrogen's refresh, which does not distinguish a rejection, which ends a sign-in, from an outage. */
async function requestTokens(
  context: AccountContext,
  settings: AccountSettings,
  {refreshToken, idToken}: AccountTokens,
): Promise<AccountTokens | null> {
  const {origin} = new URL(createAccountClient(context, settings).client.getApiUrl());
  const response = await fetch(`${origin}/authentication/${settings.shopId}/oauth/token`, {
    method: 'POST',
    headers: {Origin: context.config.PUBLIC_ORIGIN, 'User-Agent': 'Storefront'},
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: settings.clientId,
    }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  }).catch(() => {
    throw new UpstreamError('unreachable', 'customer accounts');
  });
  if (response.status === 400 || response.status === 401) return null;
  const result = ResponseSchema.safeParse(await response.json().catch(() => null)).data;
  if (!response.ok || !result) throw new UpstreamError('status', 'customer accounts', response.status);
  return {
    accessToken: result.access_token,
    expiresAtMs: Date.now() + (result.expires_in - EARLY_SECONDS) * 1000,
    refreshToken: result.refresh_token,
    idToken,
  };
}
