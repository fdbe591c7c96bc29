import type {Database} from '../database/database';
import {quoteName} from '../rest/statement';
import type {Hub} from '../realtime/hub';

const TABLES = `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'gateway', 'extensions')
  order by 1, 2`;

/** The response of `/__state`. */
interface State {
  /** The number of rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  readonly channels: number;
}

/** Returns the number of rows per table and of open channels. REST and SQL show the rows themselves. */
export function readState(database: Database, hub: Hub): Promise<State> {
  return database.connected(async (connection) => {
    const tables: Record<string, number> = {};
    for (const {schema, name} of await connection.query<{schema: string; name: string}>(TABLES)) {
      const from = `${quoteName(schema)}.${quoteName(name)}`;
      const [counted] = await connection.query<{size: number}>(`select count(*)::int as size from ${from}`);
      tables[`${schema}.${name}`] = counted?.size ?? 0;
    }
    return {tables, channels: hub.size};
  });
}
