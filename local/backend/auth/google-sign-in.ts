import {z} from 'zod';
import type {BackendContext} from '../context';
import {GOOGLE_CLIENT_SECRET} from '../google/client-secret';
import {admitGooglePerson} from './admit-google-person';
import {AuthProblem} from './auth-problem';
import {asAuth, firstRow} from './auth-store';
import {redirectTarget} from './redirect-target';
import {sha256Base64Url, createSecret} from '../../kit/secrets';

interface FlowRow {
  readonly id: string;
  readonly redirect_to: string;
  readonly upstream_verifier: string;
  readonly created_at: string;
}

const FLOW_LIMIT_MS = 300_000;
const FOUND = 302;
const CHALLENGE = /^[\w~.-]{43,128}$/;
const TokenResponse = z.object({id_token: z.string()});

const redirect = (url: URL) => new Response(null, {status: FOUND, headers: {location: url.href}});

/** Returns the creation time before which a flow has expired, in ISO 8601. */
export const oldestFlow = ({clock}: BackendContext): string =>
  new Date(clock().getTime() - FLOW_LIMIT_MS).toISOString();

/** Starts a sign-in: stores its flow state and redirects the browser to Google. */
export async function authorize(request: Request, context: BackendContext): Promise<Response> {
  const {searchParams} = new URL(request.url);
  const {config, clock, database} = context;
  if (searchParams.get('provider') !== 'google') {
    throw new AuthProblem(400, 'validation_failed', 'Unsupported provider: provider is not enabled');
  }
  const challenge = searchParams.get('code_challenge') ?? '';
  if (!CHALLENGE.test(challenge) || searchParams.get('code_challenge_method')?.toLowerCase() !== 's256') {
    throw new AuthProblem(400, 'validation_failed', 'Only PKCE with S256 is emulated, not the implicit flow');
  }
  const verifier = createSecret();
  const flow = await asAuth(database, (connection) =>
    firstRow<FlowRow>(
      connection,
      `insert into auth.flow_state as f (code_challenge, redirect_to, upstream_verifier, created_at)
        values ($1, $2, $3, $4) returning to_jsonb(f) as row`,
      [
        challenge,
        redirectTarget(searchParams.get('redirect_to'), config.settings).href,
        verifier,
        clock().toISOString(),
      ],
    ),
  );
  const url = new URL('/o/oauth2/v2/auth', config.origin);
  const forwarded = ['prompt', 'login_hint', 'hd', 'access_type'].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value]];
  });
  url.search = new URLSearchParams([
    ['client_id', config.googleClientId],
    ['redirect_uri', `${config.origin}/auth/v1/callback`],
    ['response_type', 'code'],
    ['scope', `openid email profile ${searchParams.get('scopes') ?? ''}`.trim()],
    ['state', flow?.id ?? ''],
    ['code_challenge', sha256Base64Url(verifier)],
    ['code_challenge_method', 'S256'],
    ...forwarded,
  ]).toString();
  return redirect(url);
}

/** Exchanges Google's code for an ID token, server to server. */
async function fetchIdToken(code: string, verifier: string, {config}: BackendContext): Promise<string | null> {
  const response = await fetch(`${config.origin}/o/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: config.googleClientId,
      client_secret: GOOGLE_CLIENT_SECRET,
      redirect_uri: `${config.origin}/auth/v1/callback`,
      code_verifier: verifier,
    }),
  });
  const body = TokenResponse.safeParse(await response.json().catch(() => null));
  return response.ok && body.success ? body.data.id_token : null;
}

function redirectWithError(target: URL, error: string, code: string, description: string): Response {
  for (const [name, value] of Object.entries({error, error_code: code, error_description: description})) {
    target.searchParams.set(name, value);
  }
  return redirect(target);
}

/** Consumes the flow of a state. A state is valid for one callback, so this happens before anything else. */
function consumeFlow(state: string, context: BackendContext): Promise<FlowRow | null> {
  return asAuth(context.database, (connection) =>
    firstRow<FlowRow>(
      connection,
      `update auth.flow_state f set upstream_verifier = '' from auth.flow_state old
        where f.id = old.id and old.id::text = $1 and old.upstream_verifier <> '' and old.created_at > $2::text::timestamptz
        returning to_jsonb(old) as row`,
      [state, oldestFlow(context)],
    ),
  );
}

/** Handles Google's redirect back: signs the user in and redirects to the storefront with a code. */
export async function callback(request: Request, context: BackendContext): Promise<Response> {
  const {searchParams} = new URL(request.url);
  const flow = await consumeFlow(searchParams.get('state') ?? '', context);
  // The state holds the redirect target. Without it, Supabase redirects to the site URL.
  if (!flow) {
    const site = new URL(context.config.settings.siteUrl);
    return redirectWithError(site, 'invalid_request', 'bad_oauth_state', 'OAuth state not found or expired');
  }
  const target = new URL(flow.redirect_to);
  const [code, denied] = [searchParams.get('code'), searchParams.get('error')];
  if (denied !== null)
    return redirectWithError(target, denied, denied, searchParams.get('error_description') ?? denied);
  const idToken = code === null ? null : await fetchIdToken(code, flow.upstream_verifier, context);
  if (idToken === null)
    return redirectWithError(target, 'server_error', 'unexpected_failure', 'Unable to exchange external code');
  const claims = await context.google.check(idToken, context.config.googleClientId);
  const authCode = createSecret();
  try {
    await asAuth(context.database, async (connection) => {
      const userId = await admitGooglePerson(connection, claims, context);
      await connection.query('update auth.flow_state set user_id = $2, auth_code = $3 where id = $1', [
        flow.id,
        userId,
        authCode,
      ]);
    });
  } catch (error) {
    if (error instanceof AuthProblem) return redirectWithError(target, 'access_denied', error.code, error.message);
    throw error;
  }
  target.searchParams.set('code', authCode);
  return redirect(target);
}
