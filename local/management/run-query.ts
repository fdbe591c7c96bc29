import {readFileSync} from 'node:fs';
import {ManagementProblem} from './management-problem';

/** A session of the project's database. */
export interface QueryConnection {
  query(sql: string, values?: readonly string[]): Promise<object[]>;
  script(sql: string): Promise<void>;
}

/** Runs a statement, as the endpoint for queries does. @throws ManagementProblem with what Postgres says */
export type RunQuery = (sql: string, parameters: readonly string[]) => Promise<object[]>;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const BAD_REQUEST = 400;

/** Extensions of hosted projects that the embedded databases lack. */
const EXTENSIONS: Readonly<Record<string, string>> = {pg_cron: read('./pg_cron.sql'), pg_net: read('./pg_net.sql')};

/**
 * Creates the endpoint for queries over a database, with the vault that every hosted project has. Enabling an extension
 * creates its stand-in.
 */
export function createRunQuery(
  connected: <T>(work: (connection: QueryConnection) => Promise<T>) => Promise<T>,
): RunQuery {
  let vault: Promise<void> | undefined;
  return async (sql, parameters) => {
    vault ??= connected((connection) => connection.script(read('./vault.sql')));
    await vault;
    const extension = /^create extension if not exists (\w+)/.exec(sql)?.[1];
    try {
      return await connected(async (connection) => {
        if (extension === undefined) return connection.query(sql, parameters);
        const script = EXTENSIONS[extension];
        if (script === undefined)
          throw new Error(`the local Management API does not emulate the extension ${extension}`);
        await connection.script(script);
        return [];
      });
    } catch (error) {
      throw new ManagementProblem(BAD_REQUEST, error instanceof Error ? error.message : String(error));
    }
  };
}
