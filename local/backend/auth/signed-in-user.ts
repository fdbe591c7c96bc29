import type {BackendContext} from '../context';
import type {Connection} from '../database/database';
import type {Caller} from '../identify-caller';
import {AuthProblem} from './auth-problem';
import {asAuth, findUser, firstRow, type UserRow} from './auth-store';
import {userJson} from './user-json';

const NO_CONTENT = 204;

/** The sessions that each sign-out scope deletes, as a condition with the user as $1 and the session as $2. */
const SCOPES = new Map([
  ['global', 'user_id = $1 and $2::text is not null'],
  ['local', 'user_id = $1 and id::text = $2'],
  ['others', 'user_id = $1 and id::text <> $2'],
]);

interface SignedIn {
  readonly user: UserRow;
  readonly sessionId: string;
}

/** Requires a token of a session of Auth. A token that the storefront minted has none and is rejected. */
async function requireSignedIn(connection: Connection, {token, claims}: Caller): Promise<SignedIn> {
  if (!token) throw new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const {sub, session_id: sessionId} = claims as {sub?: unknown; session_id?: unknown};
  const user = typeof sub === 'string' ? await findUser(connection, sub) : null;
  if (!user) throw new AuthProblem(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const session = await firstRow<true>(
    connection,
    'select to_jsonb(true) as row from auth.sessions where id::text = $1 and user_id = $2',
    [String(sessionId), user.id],
  );
  if (!session) {
    throw new AuthProblem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return {user, sessionId: String(sessionId)};
}

/** Handles `GET /user`, which returns the signed-in user. */
export async function showUser(_request: Request, context: BackendContext, caller: Caller): Promise<Response> {
  const json = await asAuth(context.database, async (connection) => {
    const {user} = await requireSignedIn(connection, caller);
    return userJson(connection, user);
  });
  return Response.json(json, {headers: {'cache-control': 'no-store'}});
}

/** Handles `POST /logout`, which ends this session, the others or all. */
export async function signOut(request: Request, context: BackendContext, caller: Caller): Promise<Response> {
  const condition = SCOPES.get(new URL(request.url).searchParams.get('scope') ?? 'global');
  if (!condition) throw new AuthProblem(400, 'validation_failed', 'Unsupported logout scope');
  await asAuth(context.database, async (connection) => {
    const {user, sessionId} = await requireSignedIn(connection, caller);
    await connection.query(`delete from auth.sessions where ${condition}`, [user.id, sessionId]);
  });
  return new Response(null, {status: NO_CONTENT});
}
