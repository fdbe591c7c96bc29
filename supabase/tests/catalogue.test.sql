begin;
select no_plan();

-- What must hold of everything, whatever a later migration adds.
create temporary view our_tables as
select c.oid, format('%I.%I', n.nspname, c.relname) collate "default" as name
from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p');

create temporary view our_functions as
select p.oid, format('%I.%I', n.nspname, p.proname) collate "default" as name, n.nspname as schema, p.prosecdef, p.proconfig
from pg_catalog.pg_proc as p join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
where n.nspname in ('public', 'private')
  and not exists (select from pg_catalog.pg_depend as d where d.objid = p.oid and d.deptype = 'e');

select is_empty(
  'select name from our_tables join pg_catalog.pg_class using (oid) where not relrowsecurity',
  'every table has row level security'
);
select is_empty(
  $$ select c.relname from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace
    where n.nspname = 'public' and (c.relkind = 'm'
      or c.relkind = 'v' and not coalesce(c.reloptions @> array['security_invoker=true'], false)) $$,
  'every view shows its reader what the reader may see'
);
select results_eq(
  $$ select name, role from our_functions cross join unnest(array['anon', 'authenticated']) as role
    where has_function_privilege(role, oid, 'execute') order by 1, 2 $$,
  $$ values ('private.can_receive_topic', 'authenticated'), ('private.is_admin', 'authenticated') $$,
  'clients run no function but those that policies ask'
);
select is_empty(
  $$ select name from our_functions as f join pg_catalog.pg_proc as p using (oid)
    cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as acl where acl.grantee = 0 $$,
  'no function is open to everybody'
);
select is_empty(
  $$ select name from our_functions where schema = 'public' and not (prosecdef and has_function_privilege('service_role', oid, 'execute')) $$,
  'what is exposed runs as its owner, for the server alone'
);
select is_empty(
  $$ select name from our_functions where not coalesce(proconfig @> array['search_path=""'], false) $$,
  'every function has an empty search path'
);
select is_empty(
  $$ select name from our_functions where obj_description(oid, 'pg_proc') is null
    union all select name from our_tables where obj_description(oid, 'pg_class') is null $$,
  'every table and function says what it is for'
);
select is_empty(
  $$ select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_schema_privilege(role, 'private', 'usage') $$,
  'the private schema is closed to every API role'
);
select is_empty(
  $$ select name, role from our_tables cross join unnest(array['authenticated', 'anon']) as role
    where has_table_privilege(role, oid, 'insert, update, truncate, references, trigger') $$,
  'clients write to columns by name, or not at all'
);
select results_eq(
  $$ select name, verb, role from our_tables cross join unnest(array['authenticated', 'anon']) as role
    cross join lateral (values
      ('delete', has_table_privilege(role, oid, 'delete')), ('insert', has_any_column_privilege(role, oid, 'insert'))
    ) as granted (verb, is_granted)
    where is_granted order by 1, 2, 3 $$,
  $$ values ('public.hidden_orders', 'delete', 'authenticated'), ('public.hidden_orders', 'insert', 'authenticated'),
    ('public.notifications', 'delete', 'authenticated') $$,
  'people add nothing but what they hide, and remove nothing but that and what they were told'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies
    where schemaname in ('public', 'private') and not roles <@ array['authenticated', 'service_role']::name[] $$,
  'every policy names its role'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies
    where schemaname in ('public', 'realtime') and concat(qual, with_check) ~ '(?<!SELECT )(auth\.uid|private\.is_admin|realtime\.topic)\(\)' $$,
  'policies ask for the caller once a statement, not once a row'
);
select is_empty(
  $$ select policyname from pg_catalog.pg_policies where concat(qual, with_check) ~ 'metadata' $$,
  'no policy believes what a person can edit'
);
select is_empty(
  'select conname from pg_catalog.pg_constraint join our_tables on our_tables.oid = conrelid where confrelid = to_regclass(''auth.users'')',
  'principals are profiles: nothing refers to auth.users'
);
select set_eq(
  $$ select name from pg_catalog.pg_constraint join our_tables on our_tables.oid = conrelid
    where contype = 'f' and confrelid = 'public.profiles'::regclass $$,
  array['public.user_roles', 'public.orders', 'public.hidden_orders', 'public.notifications', 'private.identities', 'private.sessions'],
  'merging two people is known to deal with every table that refers to a person'
);
select is_empty(
  $$ select name, attname from pg_catalog.pg_constraint as k join our_tables on our_tables.oid = k.conrelid
    join pg_catalog.pg_attribute as a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1
      and not exists (select from pg_catalog.pg_index as i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1] and i.indpred is null) $$,
  'whatever refers to something is found by an index: policies ask by these columns, deleting asks by them too'
);

create table public.added_later (id bigint generated always as identity primary key);
create function public.added_later() returns integer language sql as 'select 1';
select is_empty(
  $$ select role from unnest(array['anon', 'authenticated', 'service_role']) as role
    where has_table_privilege(role, 'public.added_later', 'select, insert, update, delete')
      or has_function_privilege(role, 'public.added_later()', 'execute')
      or has_sequence_privilege(role, 'public.added_later_id_seq', 'usage, select') $$,
  'what a later migration creates is closed until it grants'
);

select * from finish();
rollback;
