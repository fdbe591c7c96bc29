#!/usr/bin/env node
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import pg from 'pg';

/*
 * Stands in for pg_dump, pg_restore and psql, which no package has for Postgres 17: this file is called by their names. It
 * knows the flags of the backup only, and keeps rows as JSON.
 */
const text = {type: 'string'};
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    version: {type: 'boolean'},
    format: text,
    schema: {...text, multiple: true},
    snapshot: text,
    file: text,
    dbname: text,
    'data-only': {type: 'boolean'},
    'no-psqlrc': {type: 'boolean'},
    quiet: {type: 'boolean'},
    'single-transaction': {type: 'boolean'},
    set: text,
    command: text,
  },
});

const COLUMNS = `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attnum) as columns
  from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
  join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname = any ($1) group by 1`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value as value from pg_sequences
  where schemaname = any ($1) and last_value is not null`;

async function connect() {
  const client = new pg.Client({connectionString: values.dbname, password: process.env.PGPASSWORD});
  await client.connect();
  return client;
}

async function dump() {
  const client = await connect();
  await client.query(`begin isolation level repeatable read; set transaction snapshot '${String(values.snapshot)}'`);
  const tables = [];
  for (const {name, columns} of (await client.query(COLUMNS, [values.schema])).rows) {
    const {rows} = await client.query(`select json_agg(t)::text as json from only ${name} as t`);
    tables.push({name, columns, json: rows[0].json});
  }
  const sequences = (await client.query(SEQUENCES, [values.schema])).rows;
  writeFileSync(values.file, JSON.stringify({tables, sequences}));
  await client.end();
}

function restore() {
  const {tables, sequences} = JSON.parse(readFileSync(positionals[0], 'utf8'));
  const isWanted = ({name}) => values.schema.includes(name.split('.')[0]);
  const quote = (value) => `'${value.replaceAll("'", "''")}'`;
  const inserts = tables
    .filter((table) => isWanted(table) && table.json !== null)
    .map(
      ({name, columns, json}) =>
        `insert into ${name} (${columns}) overriding system value select ${columns} from json_populate_recordset(null::${name}, ${quote(json)});`,
    );
  const settings = sequences.filter(isWanted).map(({name, value}) => `select setval(${quote(name)}, ${value});`);
  writeFileSync(values.file, [...inserts, ...settings].join('\n'));
}

async function execute() {
  const client = await connect();
  await client.query(`begin; ${String(values.command)}; ${readFileSync(values.file, 'utf8')} commit`);
  await client.end();
}

const program = path.basename(process.argv[1]);
if (values.version) console.log(`${program} (PostgreSQL) 17.10`);
else if (program === 'pg_dump') await dump();
else if (program === 'pg_restore') restore();
else await execute();
