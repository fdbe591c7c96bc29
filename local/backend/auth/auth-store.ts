import type {Connection, Database} from '../database/database';
import {transaction} from '../database/transaction';

/** A row of `auth.users`. */
export interface UserRow {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly email_confirmed_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly raw_app_meta_data: Readonly<Record<string, unknown>>;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>>;
  readonly is_anonymous: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A row of `auth.identities`. */
export interface IdentityRow {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
}

/** Runs the work with the role that Auth has in a hosted project, so a trigger without `security definer` fails here, too. */
export const asAuth = <T>(database: Database, work: (connection: Connection) => Promise<T>): Promise<T> =>
  transaction(database, {role: 'supabase_auth_admin', claims: {}}, work);

/** Returns the first row of a statement that selects JSON as `row`, which both drivers parse the same way, or null. */
export async function firstRow<T>(connection: Connection, sql: string, values: (string | null)[]): Promise<T | null> {
  const [first] = await connection.query<{row: T}>(sql, values);
  return first?.row ?? null;
}

export const findUser = (connection: Connection, id: string): Promise<UserRow | null> =>
  firstRow(connection, 'select to_jsonb(u) as row from auth.users u where u.id::text = $1', [id]);

/** Finds the identities that a user can sign in with, oldest first. */
export async function findIdentities(connection: Connection, userId: string): Promise<IdentityRow[]> {
  const sql = 'select to_jsonb(i) as row from auth.identities i where i.user_id = $1 order by i.created_at';
  return (await connection.query<{row: IdentityRow}>(sql, [userId])).map(({row}) => row);
}
