import {z} from 'zod';
import type {BackendContext} from '../context';
import type {GoogleClaims} from '../google/google-tokens';
import {admitGooglePerson} from './admit-google-person';
import {AuthProblem} from './auth-problem';
import {asAuth, firstRow} from './auth-store';
import {oldestFlow} from './google-sign-in';
import {sha256Base64Url, sha256Hex} from '../../kit/secrets';
import {refreshSession, startSession} from './sessions';

type Grant = (body: unknown, context: BackendContext) => Promise<unknown>;

interface FlowRow {
  readonly id: string;
  readonly user_id: string;
  readonly code_challenge: string;
}

const CodeBody = z.object({auth_code: z.string(), code_verifier: z.string()});
const IdTokenBody = z.object({provider: z.literal('google'), id_token: z.string(), nonce: z.string().nullish()});
const RefreshBody = z.object({refresh_token: z.string()});

function parseBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new AuthProblem(400, 'validation_failed', z.prettifyError(parsed.error));
}

const grantByCode: Grant = (body, context) => {
  const credentials = parseBody(CodeBody, body);
  return asAuth(context.database, async (connection) => {
    const flow = await firstRow<FlowRow>(
      connection,
      `select to_jsonb(f) as row from auth.flow_state f
        where auth_code = $1 and created_at > $2::text::timestamptz for update`,
      [credentials.auth_code, oldestFlow(context)],
    );
    if (!flow) throw new AuthProblem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (sha256Base64Url(credentials.code_verifier) !== flow.code_challenge) {
      throw new AuthProblem(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    await connection.query('delete from auth.flow_state where id = $1', [flow.id]);
    return startSession(connection, flow.user_id, context);
  });
};

function checkNonce({nonce: hashed}: GoogleClaims, raw: string | null | undefined): void {
  if (!hashed !== !raw) {
    const message = 'Passed nonce and nonce in id_token should either both exist or not.';
    throw new AuthProblem(400, 'validation_failed', message);
  }
  if (hashed && sha256Hex(raw ?? '') !== hashed) throw new AuthProblem(400, 'validation_failed', 'Nonces mismatch');
}

const grantByIdToken: Grant = async (body, context) => {
  const {id_token: idToken, nonce} = parseBody(IdTokenBody, body);
  const claims = await context.google.check(idToken, context.config.googleClientId).catch((error: unknown) => {
    throw new AuthProblem(400, 'bad_jwt', `Bad ID token: ${error instanceof Error ? error.message : 'unreadable'}`);
  });
  checkNonce(claims, nonce);
  return asAuth(context.database, async (connection) =>
    startSession(connection, await admitGooglePerson(connection, claims, context), context),
  );
};

const grantByRefreshToken: Grant = async (body, context) => {
  const {refresh_token: token} = parseBody(RefreshBody, body);
  const session = await asAuth(context.database, (connection) => refreshSession(connection, token, context));
  if (session) return session;
  throw new AuthProblem(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
};

const grantByPassword: Grant = () => {
  throw new AuthProblem(422, 'email_provider_disabled', 'Email logins are disabled');
};

const GRANTS = new Map<string | null, Grant>([
  ['pkce', grantByCode],
  ['id_token', grantByIdToken],
  ['refresh_token', grantByRefreshToken],
  ['password', grantByPassword],
]);

/** Handles `POST /token` for all grant types. */
export async function grantTokens(request: Request, context: BackendContext): Promise<Response> {
  const grant = GRANTS.get(new URL(request.url).searchParams.get('grant_type'));
  if (!grant) throw new AuthProblem(400, 'validation_failed', 'unsupported_grant_type');
  const body: unknown = await request.json().catch(() => null);
  return Response.json(await grant(body, context), {headers: {'cache-control': 'no-store'}});
}
