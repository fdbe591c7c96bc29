import type {BackendContext} from '../context';
import type {Connection} from '../database/database';
import {AuthProblem} from './auth-problem';
import {findUser, firstRow, type UserRow} from './auth-store';
import {createSecret} from '../../kit/secrets';
import {userJson} from './user-json';

interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly amr: readonly {readonly method: string; readonly timestamp: number}[];
}

interface RefreshTokenRow {
  readonly token: string;
  readonly session_id: string;
  readonly revoked_at: string | null;
}

const SECOND_MS = 1000;

const toSeconds = (time: Date): number => Math.floor(time.getTime() / SECOND_MS);

/** Creates the token response of a session, with a new access token and the given refresh token. */
async function createTokenResponse(
  session: SessionRow,
  user: UserRow,
  refreshToken: string,
  context: BackendContext,
  connection: Connection,
) {
  const {config, clock, tokens} = context;
  const issuedAt = toSeconds(clock());
  const expiresAt = issuedAt + config.settings.accessTokenSeconds;
  const claims = {
    iss: `${config.origin}/auth/v1`,
    sub: user.id,
    aud: 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: '',
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: 'aal1',
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await tokens.sign(claims),
    token_type: 'bearer',
    expires_in: config.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userJson(connection, user),
  };
}

async function addRefreshToken(connection: Connection, sessionId: string, parent: string | null, now: string) {
  const token = createSecret();
  await connection.query(
    'insert into auth.refresh_tokens (token, session_id, parent, created_at) values ($1, $2, $3, $4)',
    [token, sessionId, parent, now],
  );
  return token;
}

/** Starts a session for a user who has just authenticated, and returns its token response. */
export async function startSession(connection: Connection, userId: string, context: BackendContext) {
  const now = context.clock();
  const amr = JSON.stringify([{method: 'oauth', timestamp: toSeconds(now)}]);
  const user = await firstRow<UserRow>(
    connection,
    'update auth.users u set last_sign_in_at = $2 where id = $1 returning to_jsonb(u) as row',
    [userId, now.toISOString()],
  );
  const session = await firstRow<SessionRow>(
    connection,
    'insert into auth.sessions as s (user_id, amr, created_at) values ($1, $2, $3) returning to_jsonb(s) as row',
    [userId, amr, now.toISOString()],
  );
  if (!user || !session) throw new AuthProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const token = await addRefreshToken(connection, session.id, null, now.toISOString());
  return createTokenResponse(session, user, token, context, connection);
}

const findToken = (connection: Connection, where: string, value: string): Promise<RefreshTokenRow | null> =>
  firstRow(
    connection,
    // On a Postgres with many connections, the lock lets only one of several parallel refreshes rotate the token.
    `select to_jsonb(t) as row from auth.refresh_tokens t where ${where} order by id desc limit 1 for update`,
    [value],
  );

/**
 * Returns the successor of a used token within the reuse interval, which parallel requests need. Later reuse counts as
 * theft and returns null.
 */
async function findSuccessor(
  connection: Connection,
  used: RefreshTokenRow,
  {config, clock}: BackendContext,
): Promise<string | null> {
  const active = await findToken(connection, 'session_id = $1 and revoked_at is null', used.session_id);
  const ageMs = clock().getTime() - new Date(used.revoked_at ?? 0).getTime();
  return active && ageMs <= config.settings.refreshReuseSeconds * SECOND_MS ? active.token : null;
}

async function rotate(connection: Connection, token: RefreshTokenRow, now: string): Promise<string> {
  await connection.query('update auth.refresh_tokens set revoked_at = $2 where token = $1', [token.token, now]);
  return addRefreshToken(connection, token.session_id, token.token, now);
}

/**
 * Exchanges a refresh token for the next one.
 *
 * @returns null when it was used before: the caller must commit, because the session has been deleted
 * @throws AuthProblem when there is no such token
 */
export async function refreshSession(connection: Connection, refreshToken: string, context: BackendContext) {
  const token = await findToken(connection, 'token = $1', refreshToken);
  if (!token) {
    throw new AuthProblem(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  const next = token.revoked_at
    ? await findSuccessor(connection, token, context)
    : await rotate(connection, token, context.clock().toISOString());
  if (next === null) {
    await connection.query('delete from auth.sessions where id = $1', [token.session_id]);
    return null;
  }
  const session = await firstRow<SessionRow>(
    connection,
    'select to_jsonb(s) as row from auth.sessions s where id = $1',
    [token.session_id],
  );
  const user = session && (await findUser(connection, session.user_id));
  if (!session || !user) throw new AuthProblem(400, 'session_not_found', 'Session not found');
  return createTokenResponse(session, user, next, context, connection);
}
