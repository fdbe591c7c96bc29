import type {Database} from '../database/database';
import {RestProblem} from './rest-problem';

/** An exposed table or view. */
export interface Relation {
  readonly schema: string;
  readonly name: string;
  /** SQL types by column. */
  readonly columns: Readonly<Record<string, string>>;
  readonly primaryKey: readonly string[];
  /** The column sets of unique indexes. */
  readonly uniqueKeys: readonly (readonly string[])[];
}

/** A foreign key between two exposed tables. */
export interface ForeignKey {
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly string[];
  readonly targetSchema: string;
  readonly targetTable: string;
  readonly targetColumns: readonly string[];
}

export interface ExposedFunction {
  readonly schema: string;
  readonly name: string;
  readonly args: readonly {readonly name: string; readonly type: string; readonly isOptional: boolean}[];
  readonly returnsSet: boolean;
  readonly returnsRow: boolean;
  readonly returnsVoid: boolean;
}

/** The tables, functions and types of the database that clients can use. */
export interface Catalog {
  readonly relations: readonly Relation[];
  readonly foreignKeys: readonly ForeignKey[];
  readonly functions: readonly ExposedFunction[];
  /** The types that a client can cast to. */
  readonly types: readonly string[];
}

const RELATIONS = `select n.nspname as schema, c.relname as name,
    (select json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey",
    coalesce((select json_agg((select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)))
      from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null), '[]') as "uniqueKeys"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname = any(array(select json_array_elements_text($1::text::json)))`;

const columnNames = (keys: string, table: string) => `(select json_agg(a.attname order by k.place)
    from unnest(${keys}) with ordinality k(number, place) join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`;

const FOREIGN_KEYS = `select k.conname as name, n.nspname as schema, c.relname as "table", ${columnNames('k.conkey', 'c.oid')} as columns,
    tn.nspname as "targetSchema", t.relname as "targetTable", ${columnNames('k.confkey', 't.oid')} as "targetColumns"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
  where k.contype = 'f' and n.nspname = any(array(select json_array_elements_text($1::text::json)))
    and tn.nspname = any(array(select json_array_elements_text($1::text::json)))`;

const FUNCTIONS = `select n.nspname as schema, p.proname as name,
    coalesce((select json_agg(json_build_object('name', coalesce(p.proargnames[i], ''), 'type', format_type(p.proargtypes[i - 1], null),
      'isOptional', i > p.pronargs - p.pronargdefaults) order by i) from generate_series(1, p.pronargs) i), '[]') as args,
    p.proretset as "returnsSet", t.typtype = 'c' or t.oid = 'record'::regtype
      or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as "returnsRow",
    t.oid = 'void'::regtype as "returnsVoid"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where p.prokind = 'f' and t.oid <> 'trigger'::regtype
    and n.nspname = any(array(select json_array_elements_text($1::text::json)))`;

const TYPES = `select t.typname as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('b', 'd', 'e', 'r') and t.typelem = 0
    and (n.nspname = 'pg_catalog' or n.nspname = any(array(select json_array_elements_text($1::text::json))))
  union select format_type(t.oid, null) from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname = 'pg_catalog' and t.typtype = 'b' and t.typelem = 0`;

/** Reads the catalog of the exposed schemas. It must be read again after each migration. */
export function readCatalog(database: Database, schemas: readonly string[]): Promise<Catalog> {
  const parameters = [JSON.stringify(schemas)];
  return database.connected(async (connection) => ({
    relations: await connection.query<Relation>(RELATIONS, parameters),
    foreignKeys: await connection.query<ForeignKey>(FOREIGN_KEYS, parameters),
    functions: await connection.query<ExposedFunction>(FUNCTIONS, parameters),
    types: (await connection.query<{name: string}>(TYPES, parameters)).map(({name}) => name),
  }));
}

/** @throws RestProblem PGRST205 when no table or view of that name is exposed */
export function requireRelation(catalog: Catalog, schema: string, name: string): Relation {
  const relation = catalog.relations.find((one) => one.schema === schema && one.name === name);
  if (relation) return relation;
  throw new RestProblem(404, 'PGRST205', `Could not find the table '${schema}.${name}' in the schema cache`);
}
