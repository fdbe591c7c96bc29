import type {BackendContext} from '../context';
import type {Caller} from '../identify-caller';
import {NotEmulatedError} from '../not-emulated';
import {AuthProblem} from './auth-problem';
import {asAuth, findUser, type UserRow} from './auth-store';
import {userJson} from './user-json';

const DEFAULT_PAGE_SIZE = 50;

/** Parses a positive number. Clients send an empty string for an omitted parameter. */
const parsePositive = (text: string | null, fallback: number): number =>
  text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

const notFound = () => new AuthProblem(404, 'user_not_found', 'User not found');

async function listUsers({searchParams}: URL, {database}: BackendContext): Promise<Response> {
  const size = parsePositive(searchParams.get('per_page'), DEFAULT_PAGE_SIZE);
  const offset = (parsePositive(searchParams.get('page'), 1) - 1) * size;
  return asAuth(database, async (connection) => {
    const rows = await connection.query<{row: UserRow; total: number}>(
      `select to_jsonb(u) as row, (count(*) over ())::int as total from auth.users u
        order by created_at, id limit $1::text::int offset $2::text::int`,
      [String(size), String(offset)],
    );
    const users = await Promise.all(rows.map(({row}) => userJson(connection, row)));
    return Response.json({users, aud: 'authenticated'}, {headers: {'x-total-count': String(rows[0]?.total ?? 0)}});
  });
}

const showOne = (id: string, {database}: BackendContext): Promise<Response> =>
  asAuth(database, async (connection) => {
    const user = await findUser(connection, id);
    if (!user) throw notFound();
    return Response.json(await userJson(connection, user));
  });

const deleteOne = (id: string, {database}: BackendContext): Promise<Response> =>
  asAuth(database, async (connection) => {
    const deleted = await connection.query('delete from auth.users where id::text = $1 returning id', [id]);
    if (deleted.length === 0) throw notFound();
    return Response.json({});
  });

/** Handles the admin endpoints, which list, read and delete users and require the project's secret key. */
export async function administerUsers(request: Request, context: BackendContext, {role}: Caller): Promise<Response> {
  if (role !== 'service_role') throw new AuthProblem(403, 'not_admin', 'User not allowed');
  const url = new URL(request.url);
  const [, id, ...rest] = url.pathname.replace('/auth/v1/admin', '').split('/').slice(1);
  const operation = `${request.method} ${id ? 'one' : 'all'}`;
  if (rest.length === 0 && url.pathname.startsWith('/auth/v1/admin/users')) {
    if (operation === 'GET all') return listUsers(url, context);
    if (id && operation === 'GET one') return showOne(id, context);
    if (id && operation === 'DELETE one') return deleteOne(id, context);
  }
  throw new NotEmulatedError(`${request.method} ${url.pathname}`);
}
