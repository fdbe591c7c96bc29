import {readFileSync} from 'node:fs';
import type {PGlite} from '@electric-sql/pglite';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {openMigratedPglite, textsOf} from '../support/database/pglite';

const page = readFileSync('docs/data-model.md', 'utf8');

let database: PGlite;
beforeAll(async () => {
  database = await openMigratedPglite();
}, 60_000);
afterAll(() => database.close());

const select = async (sql: string) => textsOf(await database.exec(sql)).sort();

/** Tables as the page names them, with their primary keys. A partition is part of its table. */
const TABLES = `
  select format('**\`%s.%s\`** (%s)', c.relnamespace::regnamespace, c.relname, (
    select string_agg(format('\`%s\`', a.attname), ', ' order by k.position)
    from pg_index as i, unnest(i.indkey) with ordinality as k (number, position), pg_attribute as a
    where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.number
  ))
  from pg_class as c
  where c.relnamespace::regnamespace::text in ('public', 'private') and c.relkind in ('r', 'p') and not c.relispartition`;

/** Foreign keys as lines of the diagrams: \`|o\` if the key may be null, \`o|\` if a row is referred to at most once. */
const RELATIONS = `
  select format('%s %s--%s %s : "%s"',
    split_part('.' || f.confrelid::regclass, '.', -1),
    case when bool_or(not a.attnotnull) then '|o' else '||' end,
    case when exists (
      select from pg_index as i where i.indrelid = f.conrelid and i.indisunique and i.indkey::smallint[] <@ f.conkey
    ) then 'o|' else 'o{' end,
    split_part('.' || f.conrelid::regclass, '.', -1),
    string_agg(a.attname, ', ' order by array_position(f.conkey, a.attnum)))
  from pg_constraint as f join pg_attribute as a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
  where f.contype = 'f' and f.connamespace::regnamespace::text in ('public', 'private') and f.conparentid = 0
  group by f.oid, f.confrelid, f.conrelid, f.conkey`;

it('docs/data-model.md lists every table with its primary key', async () => {
  const listed = [...page.matchAll(/^- (\*\*`[a-z_.]+`\*\* \([^)]+\))/gm)].map(([, table = '']) => table);
  expect(listed.sort()).toEqual(await select(TABLES));
});

it('docs/data-model.md draws every foreign key', async () => {
  const drawn = [...page.matchAll(/^ +(\w+ \S+--\S+ \w+ : ".+")$/gm)].map(([, relation = '']) => relation);
  expect(drawn.sort()).toEqual(await select(RELATIONS));
});
